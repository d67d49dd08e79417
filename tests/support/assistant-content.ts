import type { AssistantContent } from '@/components/appointment/load-assistant';
import type { PickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import type es from '@/messages/es.json';

/** Returns the response of GET /api/citas/asistente in the language of the messages. */
export const assistantContent = (messages: typeof es, catalogue: PickerCatalogue): AssistantContent => ({
  catalogue,
  hasCovidSwitch: false,
  texts: {
    ...messages.Assistant,
    ...messages.AssistantChoices,
    services: messages.Services,
    communities: messages.Communities,
    picker: messages.Picker,
    dayField: messages.DayField,
    slots: messages.Slots,
    nextDays: messages.NextDays,
    waiting: messages.WaitingList,
    quick: messages.QuickForm,
    lead: messages.AppointmentDialog.lead,
    askInDialog: messages.AppointmentDialog.ask,
    close: messages.Shell.close,
  },
});

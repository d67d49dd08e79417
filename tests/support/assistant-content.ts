import type { AssistantContent } from '@/components/appointment/load-assistant';
import type { PickerCatalogue } from '@/lib/domain/appointment/catalogue';
import es from '@/messages/es.json';
import { CATALOGUE } from './assistant';

/** Returns the answer of GET /api/citas/asistente in the language of some messages. */
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
    close: messages.Shell.close,
  },
});

/** The same in Spanish, over the small catalogue of the tests. */
export const CONTENT = assistantContent(es, CATALOGUE);

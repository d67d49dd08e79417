import type { AssistantContent } from '@/components/appointment/load-assistant';
import es from '@/messages/es.json';
import { CATALOGUE } from './assistant';

const {
  Assistant,
  AssistantChoices,
  Services,
  Communities,
  Picker,
  DayField,
  Slots,
  NextDays,
  WaitingList,
  QuickForm,
  AppointmentDialog,
  Shell,
} = es;

/** What GET /api/citas/asistente answers in Spanish, over the small catalogue of the tests. */
export const CONTENT: AssistantContent = {
  catalogue: CATALOGUE,
  hasCovidSwitch: false,
  texts: {
    ...Assistant,
    ...AssistantChoices,
    services: Services,
    communities: Communities,
    picker: Picker,
    dayField: DayField,
    slots: Slots,
    nextDays: NextDays,
    waiting: WaitingList,
    quick: QuickForm,
    lead: AppointmentDialog.lead,
    close: Shell.close,
  },
};

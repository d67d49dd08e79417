import type { Texts } from '@/lib/i18n/texts';

/** All texts of the assistant, built on the server by `assistantTexts`. */
export type AssistantTexts = Texts<'Assistant'> & {
  insurers: Record<string, string>;
  preferredTimes: Record<string, string>;
  services: Texts<'Services'>;
  communities: Texts<'Communities'>;
  picker: Texts<'Picker'>;
  dayField: Texts<'DayField'>;
  slots: Texts<'Slots'>;
  nextDays: Texts<'NextDays'>;
  waiting: Texts<'WaitingList'>;
  quick: Texts<'QuickForm'>;
  /** The dialog's own texts; the quick form has `ask`. */
  lead: string;
  askInDialog: string;
  close: string;
};

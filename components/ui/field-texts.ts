import type { Texts } from '@/lib/i18n/texts';

/** The texts have `#` for a number or a name. */
export type PickerTexts = Texts<'Picker'>;
export type DayTexts = Texts<'DayField'>;
export type BirthDateTexts = Texts<'BirthDate'>;

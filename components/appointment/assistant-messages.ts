import type { ConfiguredChoice } from '@clinic/contract/configured-choices';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { type Texts, textsOf } from '@/lib/i18n/texts';

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

/** The messages of the assistant in a language, for the page or the dialog that shows it. */
export async function assistantTexts(locale: Locale): Promise<AssistantTexts> {
  const [own, choices, services, communities, picker, dayField, slots, nextDays, waiting, quick, inDialog, t] =
    await Promise.all([
      textsOf('Assistant', locale),
      textsOf('AssistantChoices', locale),
      textsOf('Services', locale),
      textsOf('Communities', locale),
      textsOf('Picker', locale),
      textsOf('DayField', locale),
      textsOf('Slots', locale),
      textsOf('NextDays', locale),
      textsOf('WaitingList', locale),
      textsOf('QuickForm', locale),
      textsOf('AppointmentDialog', locale),
      getTranslations({ locale, namespace: 'Shell' }),
    ]);
  const { INSURERS, PREFERRED_TIMES } = env();
  const insurers = choicesOf(INSURERS, locale, choices.insurers);
  const preferredTimes = choicesOf(PREFERRED_TIMES, locale, choices.preferredTimes);
  return {
    ...own,
    insurers,
    preferredTimes,
    services,
    communities,
    picker,
    dayField,
    slots,
    nextDays,
    waiting,
    quick,
    lead: inDialog.lead,
    askInDialog: inDialog.ask,
    close: t('close'),
  };
}

/** Returns the configured choices in their order. Texts of the site replace the operator's names for known choices. */
const choicesOf = (choices: ConfiguredChoice[], locale: Locale, known: Record<string, string>) =>
  Object.fromEntries(choices.map(({ code, names }) => [code, names?.[locale] ?? known[code] ?? code]));

import { addDays, utcDate } from '@clinic/contract/dates';
import type { Week } from '@clinic/contract/open-state';
import { type OpenTexts, writeTexts, writeWeek } from '@/lib/domain/open-sentence';
import { FILLED_BY_SCRIPT, mark, OPEN_TEXTS_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = {
  week: Week;
  /** Missing where an element around it has them (`openTextsOf`): a list of clinics carries them once. */
  texts?: OpenTexts;
};

/**
 * Whether a clinic is open at this moment, written by components/layout/open-states.ts. Nothing on the server; the line
 * has its height from the start, so nothing shifts.
 */
export function OpenPill({ week, texts }: Props) {
  return (
    <p
      className="open-line"
      {...mark(WEEK_ATTRIBUTE, writeWeek(week))}
      {...(texts && openTextsOf(texts))}
      {...FILLED_BY_SCRIPT}
    />
  );
}

/** The props of an element whose pills have these texts. */
export const openTextsOf = (texts: OpenTexts) => mark(OPEN_TEXTS_ATTRIBUTE, writeTexts(texts));

/** A clinic's opening hours with their messages; null where the hours could not be parsed. */
export type ClinicHours = { week: Week; texts: OpenTexts } | null;

/** An arbitrary Monday, for the names of the days that follow. */
const MONDAY = '2024-01-01';

/** The names of the days in a language, from Monday. */
function dayNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(utcDate(addDays(MONDAY, day))));
}

/** The messages of the pill that says whether a clinic is open. */
export async function openTexts(locale: Locale): Promise<OpenTexts> {
  return { ...(await textsOf('OpenPill', locale)), days: dayNames(locale) };
}

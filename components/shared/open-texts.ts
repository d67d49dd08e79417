import type { Week } from '@clinic/contract/open-state';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

/** A clinic's opening hours with their messages; null where the hours could not be parsed. */
export type ClinicHours = { week: Week; texts: OpenTexts } | null;

/** A Monday, whichever: only the names of the days that follow are taken from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the days in a language, from Monday. */
function dayNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_MS));
}

/** The messages of the pill that says whether a clinic is open. */
export async function openTexts(locale: Locale): Promise<OpenTexts> {
  return { ...(await textsOf('OpenPill', locale)), days: dayNames(locale) };
}

import { getTranslations } from 'next-intl/server';
import type { Week } from '@/lib/domain/open-state';
import type { Locale } from '@/lib/i18n/locales';

/** Words about opening hours. `{time}` and `{day}` are filled in the browser, which knows the moment. */
export type OpenTexts = Record<'open' | 'closed' | 'closes' | 'opensToday' | 'opensOn', string> & {
  /** Names of the days from Monday. */
  days: string[];
};

/** A clinic's week with the words to say it; null where the hours are not known for certain. */
export type ClinicHours = { week: Week; texts: OpenTexts } | null;

/** A Monday, whichever: only the names of the days that follow are taken from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the days in a language, from Monday. */
function dayNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_MS));
}

/** The words of the pill that says whether a clinic is open. */
export async function openTexts(locale: Locale): Promise<OpenTexts> {
  const t = await getTranslations('OpeningHours');
  return {
    open: t('open'),
    closed: t('closed'),
    closes: t.raw('closes'),
    opensToday: t.raw('opensToday'),
    opensOn: t.raw('opensOn'),
    days: dayNames(locale),
  };
}

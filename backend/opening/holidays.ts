import { type Holiday, holidaysOf } from '@clinic/contract/public-holidays';
import { CONTENT_LOCALES, type ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';

/** Returns the name of a holiday in a language. */
export const nameOf = ({ name }: Holiday, locale: ContentLocale): string => translatorFor(locale, 'holidays')(name);

/** Returns the name of a holiday in a language if it is stored under any of its names, otherwise the stored name. */
export function holidayName(day: string, stored: string, locale: ContentLocale): string {
  const isStored = (holiday: Holiday) => CONTENT_LOCALES.some((one) => nameOf(holiday, one) === stored);
  const known = holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day && isStored(one));
  return known ? nameOf(known, locale) : stored;
}

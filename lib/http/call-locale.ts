import { isLocale, type Locale, localeOfPath } from '../i18n/locales';

/** The language of a call whose body is not read: that of its query, else of the page it comes from (Referer). */
export function callLocale(query: URLSearchParams, page: string | null | undefined): Locale {
  const named = query.get('locale') ?? undefined;
  return isLocale(named) ? named : localeOfPath(page && URL.canParse(page) ? new URL(page).pathname : '/');
}

import { isLocale, type Locale } from '../i18n/locales';

/** The specified name of the stored language (M2). */
const KEY = 'X-LOCALE-FRONT';

/** Stores the language of the visible page. Nothing depends on it where the browser refuses storage. */
export function storeLanguage(locale: string): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // blocked or full
  }
}

/** The stored language, or null. */
export function storedLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(KEY) ?? undefined;
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

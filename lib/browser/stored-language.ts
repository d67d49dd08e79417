import { isLocale, type Locale, localeOfPath } from '../i18n/locales';

/** The specified name of the stored language (M2). */
const KEY = 'X-LOCALE-FRONT';

/** Stores a language. Nothing depends on it if the browser blocks storage. */
export function storeLanguage(locale: string): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // blocked or full
  }
}

/** Stores the language of this page while it is visible: prerendered pages and background tabs are ignored. */
export function trackLanguage(): void {
  const store = () => {
    if (document.visibilityState === 'visible') storeLanguage(localeOfPath(location.pathname));
  };
  store();
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, store);
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

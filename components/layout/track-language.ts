import { storeLanguage } from '@/lib/browser/stored-language';
import { localeOfPath } from '@/lib/i18n/locales';

/** Stores the language of the page whenever it is seen: a page that is rendered ahead, or in another tab, is not. */
export function trackLanguage(): void {
  const store = () => {
    if (document.visibilityState === 'visible') storeLanguage(localeOfPath(location.pathname));
  };
  store();
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, store);
}

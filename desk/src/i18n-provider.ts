import { type I18nProvider, memoryStore } from 'react-admin';
import { type Locale, translatorOf } from './translator';

export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'ca', name: 'Català' },
  { locale: 'en', name: 'English' },
];

/** The state of the screens, in memory alone: no patient data is stored in a browser. */
export const store = memoryStore();

/** Returns the first supported language of the browser, which applies until the account's language is known. */
function first(): Locale {
  const [found] = navigator.languages.flatMap((language) =>
    LOCALES.filter(({ locale }) => language.startsWith(locale)),
  );
  return found?.locale ?? 'es';
}

const TRANSLATORS = { es: translatorOf('es'), ca: translatorOf('ca'), en: translatorOf('en') };

let locale: Locale = first();

/** The language of the screens: the one in the store, which `useLocaleState` sets. */
function current(): Locale {
  locale = store.getItem<Locale>('locale') ?? locale;
  return locale;
}

/**
 * Translates into the language of the store. The library remounts every screen, and loses the text typed there, when
 * its provider and its store name different languages; here they never do.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => TRANSLATORS[current()](key, options),
  changeLocale: async () => undefined,
  getLocale: current,
  getLocales: () => [...LOCALES],
};

/** Shows the screens in another language. */
export const setLocale = (chosen: Locale): void => store.setItem('locale', chosen);

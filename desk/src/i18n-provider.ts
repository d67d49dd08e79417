import { type I18nProvider, memoryStore } from 'react-admin';
import { type Locale, translatorOf } from './translator';

export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'ca', name: 'Català' },
  { locale: 'en', name: 'English' },
];

/** The state of the screens, in memory only: no patient data is stored in a browser. */
export const store = memoryStore();

/** Returns the first supported language of the browser, used until the account's language is known. */
function first(): Locale {
  const [found] = navigator.languages.flatMap((language) =>
    LOCALES.filter(({ locale }) => language.startsWith(locale)),
  );
  return found?.locale ?? 'es';
}

const TRANSLATORS = { es: translatorOf('es'), ca: translatorOf('ca'), en: translatorOf('en') };

let locale: Locale = first();

/** Returns the language of the screens, which `useLocaleState` sets in the store. */
function current(): Locale {
  locale = store.getItem<Locale>('locale') ?? locale;
  return locale;
}

/**
 * Translates into the language of the store. If provider and store named different languages, the library would remount
 * every screen and lose typed text.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => TRANSLATORS[current()](key, options),
  changeLocale: async () => undefined,
  getLocale: current,
  getLocales: () => [...LOCALES],
};

/** Switches the screens to another language. */
export const setLocale = (chosen: Locale): void => store.setItem('locale', chosen);

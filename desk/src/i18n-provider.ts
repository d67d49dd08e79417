import polyglot from 'ra-i18n-polyglot';
import { type I18nProvider, memoryStore, type TranslationMessages } from 'react-admin';
import { MESSAGES } from './messages/all';

export type Locale = keyof typeof MESSAGES;

export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'ca', name: 'Català' },
  { locale: 'en', name: 'English' },
];

/** What a screen remembers is forgotten with the page: nothing of a patient is stored in a browser. */
export const store = memoryStore();

/** The first of the browser's languages that is one of ours, until the account says its own. */
function first(): Locale {
  const [found] = navigator.languages.flatMap((language) =>
    LOCALES.filter(({ locale }) => language.startsWith(locale)),
  );
  return found?.locale ?? 'es';
}

/** Of the library's own texts ours are those that the desk can draw (tests/unit/desk/library-texts.test.ts). */
const textsOf = (locale: Locale) => MESSAGES[locale] as unknown as TranslationMessages;

const PROVIDERS = Object.fromEntries(
  LOCALES.map(({ locale }) => [locale, polyglot(() => textsOf(locale), locale, [...LOCALES], { allowMissing: true })]),
) as Record<Locale, I18nProvider>;

let locale: Locale = first();

/** The language of the screens: the one in the store, which `useLocaleState` sets. */
function current(): Locale {
  locale = store.getItem<Locale>('locale') ?? locale;
  return locale;
}

/**
 * The texts of the screens in the current language. The library draws every screen anew, and loses what is typed there, when its
 * provider has another language than the store; this one never has.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => PROVIDERS[current()].translate(key, options),
  changeLocale: async () => undefined,
  getLocale: current,
  getLocales: () => [...LOCALES],
};

/** Shows the screens in another language. */
export const setLocale = (chosen: Locale): void => store.setItem('locale', chosen);

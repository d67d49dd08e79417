import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { MESSAGES } from './messages/all';

export type Locale = keyof typeof MESSAGES;

const LOCALES: { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'ca', name: 'Català' },
  { locale: 'en', name: 'English' },
];

/** The first of the browser's languages that is one of ours, until the account says its own. */
function first(): Locale {
  const [found] = navigator.languages.flatMap((language) =>
    LOCALES.filter(({ locale }) => language.startsWith(locale)),
  );
  return found?.locale ?? 'es';
}

/** The texts of the screens; of the library's own those that can be seen are ours, too. */
export const i18nProvider = polyglot(
  (locale) => mergeTranslations(english, MESSAGES[locale as Locale] ?? MESSAGES.es),
  first(),
  LOCALES,
  { allowMissing: true },
);

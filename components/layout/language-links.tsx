import { LOCALE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The menu offers these two; Catalan answers by address (M5). */
const OFFERED: { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

export const LANGUAGE_NAMES: Record<Locale, string> = { es: 'Español', ca: 'Català', en: 'English' };

type Props = { locale: Locale; path: string };

/** Links to the same page in the offered languages; the bootstrap script stores the choice. */
export function LanguageLinks({ locale, path }: Props) {
  return OFFERED.map((offered) => (
    <li key={offered.locale}>
      <a
        href={localePath(offered.locale, path)}
        hrefLang={offered.locale}
        lang={offered.locale}
        {...mark(LOCALE_ATTRIBUTE, offered.locale)}
        aria-current={offered.locale === locale ? 'true' : undefined}
      >
        {offered.name}
      </a>
    </li>
  ));
}

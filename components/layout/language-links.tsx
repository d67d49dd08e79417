import { type Locale, localePath } from '@/lib/i18n/locales';

/** The menu offers these two; Catalan answers by address (specification part 1, section 1). */
const OFFERED: { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

export const LANGUAGE_NAMES: Record<Locale, string> = { es: 'Español', ca: 'Català', en: 'English' };

type Props = { locale: Locale; path: string };

/** Links to the same page in the offered languages; ShellScript stores the choice as it is made. */
export function LanguageLinks({ locale, path }: Props) {
  return OFFERED.map((offered) => (
    <li key={offered.locale}>
      <a
        href={localePath(offered.locale, path)}
        hrefLang={offered.locale}
        lang={offered.locale}
        data-locale={offered.locale}
        aria-current={offered.locale === locale ? 'true' : undefined}
      >
        {offered.name}
      </a>
    </li>
  ));
}

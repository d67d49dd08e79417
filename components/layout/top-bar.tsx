import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { FILLED_BY_SCRIPT, LOCALE_ATTRIBUTE, mark, UNPAID_CLASS } from '@/lib/domain/page-marks';
import type { ShellContent } from '@/lib/domain/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { shell: ShellContent; path: string; phone: string };

/** Language, own appointment, results, specials, a call and the number, in this order (M19). */
export function TopBar({ shell: { locale, links }, path, phone }: Props) {
  const t = useTranslations('Shell');
  return (
    <nav className="top-bar on-dark no-print" aria-label={t('topBar')}>
      <ul className="wrap">
        <li className={UNPAID_CLASS} hidden {...FILLED_BY_SCRIPT} />
        <li className="wide-only">
          <details className="language">
            <summary aria-label={t('language', { name: LANGUAGE_NAMES[locale] })}>
              {LANGUAGE_NAMES[locale]} <Icon name="chevron-down" />
            </summary>
            <ul>
              <LanguageLinks locale={locale} path={path} />
            </ul>
          </details>
        </li>
        {links.ownVisit && (
          <li className="wide-only">
            <a href={links.ownVisit}>{t('myAppointment')}</a>
          </li>
        )}
        <li className="wide-only">
          <a href={links.results}>{t('results')}</a>
        </li>
        <li className="wide-only">
          <a href={localePath(locale, '/especial-online')}>{t('specialOnline')}</a>
        </li>
        <li className="wide-only">
          <PhoneLink phone={phoneParts(phone)}>{t('callUs')}</PhoneLink>
        </li>
        <li>
          <PhoneLink className="top-phone" phone={phoneParts(phone)} />
        </li>
      </ul>
    </nav>
  );
}

/** The languages of the menu; Catalan is available by address (M5). */
const OFFERED: { locale: Locale; name: string }[] = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

const LANGUAGE_NAMES: Record<Locale, string> = { es: 'Español', ca: 'Català', en: 'English' };

type LanguageLinksProps = { locale: Locale; path: string };

/** Links to the same page in the offered languages; the bootstrap script stores the choice. */
export function LanguageLinks({ locale, path }: LanguageLinksProps) {
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

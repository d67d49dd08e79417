import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { FILLED_BY_SCRIPT, UNPAID_CLASS } from '@/lib/domain/page-marks';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import { LANGUAGE_NAMES, LanguageLinks } from './language-links';

type Props = { shell: ShellContent; path: string; phone: string };

/** Language, results, specials, a call and the number, in this order (M19). */
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
        <li className="wide-only">
          <a href={links.results}>{t('results')}</a>
        </li>
        <li className="wide-only">
          <a href={localePath(locale, '/especial-online')}>{t('specialOnline')}</a>
        </li>
        <li className="wide-only">
          <PhoneLink phone={phone}>{t('callUs')}</PhoneLink>
        </li>
        <li>
          <PhoneLink className="top-phone" phone={phone} />
        </li>
      </ul>
    </nav>
  );
}

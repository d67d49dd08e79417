import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import { LANGUAGE_NAMES, LanguageLinks } from './language-links';
import { PhoneLink } from './phone-link';

type Props = { shell: ShellContent; path: string; phone: string };

export async function TopBar({ shell, path, phone }: Props) {
  const t = await getTranslations('Shell');
  return (
    <div className="top-bar on-dark no-print">
      <ul className="wrap" aria-label={t('topBar')}>
        <li className="wide-only">
          <a href={shell.links.results}>{t('results')}</a>
        </li>
        <li className="wide-only">
          <a href={localePath(shell.locale, '/especial-online')}>{t('specialOnline')}</a>
        </li>
        <li className="wide-only">
          <details className="language" name="language">
            <summary aria-label={t('language', { name: LANGUAGE_NAMES[shell.locale] })}>
              {LANGUAGE_NAMES[shell.locale]} <Icon name="chevron-down" />
            </summary>
            <ul>
              <LanguageLinks locale={shell.locale} path={path} />
            </ul>
          </details>
        </li>
        <li className="wide-only">
          <a href={localePath(shell.locale, '/pedir-cita')}>{t('callUs')}</a>
        </li>
        <li>
          <PhoneLink className="top-phone" phone={phone} />
        </li>
      </ul>
    </div>
  );
}

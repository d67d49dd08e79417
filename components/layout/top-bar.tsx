import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { FILLED_BY_SCRIPT, UNPAID_CLASS } from '@/lib/domain/page-marks';
import { localePath } from '@/lib/i18n/locales';
import type { Frame } from './frame-texts';
import { LANGUAGE_NAMES, LanguageLinks } from './language-links';

/** Language, results, specials, a call and the number, in this order (M19). */
export function TopBar({ locale, path, phone, links, texts }: Frame) {
  return (
    <nav className="top-bar on-dark no-print" aria-label={texts.topBar}>
      <ul className="wrap">
        <li className={UNPAID_CLASS} hidden {...FILLED_BY_SCRIPT} />
        <li className="wide-only">
          <details className="language">
            <summary aria-label={texts.language}>
              {LANGUAGE_NAMES[locale]} <Icon name="chevron-down" />
            </summary>
            <ul>
              <LanguageLinks locale={locale} path={path} />
            </ul>
          </details>
        </li>
        <li className="wide-only">
          <a href={links.results}>{texts.results}</a>
        </li>
        <li className="wide-only">
          <a href={localePath(locale, '/especial-online')}>{texts.specialOnline}</a>
        </li>
        <li className="wide-only">
          <PhoneLink phone={phone}>{texts.callUs}</PhoneLink>
        </li>
        <li>
          <PhoneLink className="top-phone" phone={phone} />
        </li>
      </ul>
    </nav>
  );
}

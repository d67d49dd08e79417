import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { ProfessionalLink } from '@/components/professional/professional-link';
import { SearchLink } from '@/components/search/search-link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import { MainMenu } from './main-menu';
import { LanguageLinks } from './top-bar';

type Props = { shell: ShellContent; path: string; phone: string };

/** Logo, menus, search, professionals and the appointment button. One markup for wide and narrow screens. */
export function Header({ shell, path, phone }: Props) {
  const t = useTranslations('Shell');
  const { locale, brand } = shell;
  const parts = phoneParts(phone);
  return (
    <header className="site-header no-print">
      <div className="wrap">
        <a className="brand" href={localePath(locale, '/')}>
          <i className="brand-mark" aria-hidden="true" /> <span>{brand}</span>
        </a>
        <MainMenu shell={shell}>
          <ul className="menu-more">
            <MoreLinks shell={shell} />
            <li>
              <ProfessionalLink className="professional" locale={locale} label={t('professionals')} />
            </li>
            <LanguageLinks locale={locale} path={path} />
            <li>
              <PhoneLink phone={parts} />
            </li>
          </ul>
        </MainMenu>
        <div className="header-actions">
          <SearchLink locale={locale} phone={parts} texts={{ search: t('search'), close: t('close') }} />
          <PhoneLink className="btn btn-line btn-icon narrow-only" phone={parts} label={t('callNumber', { phone })}>
            <Icon name="phone" />
          </PhoneLink>
          <ProfessionalLink
            className="professional btn btn-line wide-only"
            locale={locale}
            label={t('professionals')}
          />
          <AppointmentLink className="btn btn-act wide-only" locale={locale} path={path}>
            <Icon name="calendar" />
            {` ${t('askAppointment')}`}
          </AppointmentLink>
          <button
            type="button"
            className="btn btn-line btn-icon narrow-only"
            popoverTarget="menu"
            aria-label={t('openMenu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** The links that only the menu of a narrow screen has (M27). */
function MoreLinks({ shell: { locale, links } }: Pick<Props, 'shell'>) {
  const t = useTranslations('Shell');
  const to = (target: string) => localePath(locale, target);
  const more = [
    ...(links.ownVisit ? [[links.ownVisit, t('myAppointment')]] : []),
    [to('/especial-online'), t('specialOnline')],
    [to('/mi-portal-salud'), t('healthPortal')],
    [links.results, t('smsResults')],
    [to('/contacto'), t('contact')],
  ];
  return more.map(([href, name]) => (
    <li key={name}>
      <a href={href}>{name}</a>
    </li>
  ));
}

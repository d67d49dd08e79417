import { AppointmentLink } from '@/components/appointment/appointment-link';
import { ProfessionalLink } from '@/components/professional/professional-link';
import { SearchLink } from '@/components/search/search-link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { localePath } from '@/lib/i18n/locales';
import { BrandMark } from './brand-mark';
import type { Frame } from './frame-texts';
import { LanguageLinks } from './language-links';
import { MainMenu } from './main-menu';

/** Logo, menus, search, professionals and the appointment button. One markup for wide and narrow screens. */
export function Header(frame: Frame) {
  const { locale, brand, path, phone, links, texts } = frame;
  const to = (target: string) => localePath(locale, target);
  const more = [
    [to('/especial-online'), texts.specialOnline],
    [to('/mi-portal-salud'), texts.healthPortal],
    [links.results, texts.smsResults],
    [to('/contacto'), texts.contact],
  ];
  return (
    <header className="site-header no-print">
      <div className="wrap">
        <a className="brand" href={to('/')}>
          <BrandMark /> <span>{brand}</span>
        </a>
        <MainMenu {...frame}>
          <ul className="menu-more">
            {more.map(([href, name]) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
            <li>
              <ProfessionalLink className="professional" locale={locale} label={texts.professionals} />
            </li>
            <LanguageLinks locale={locale} path={path} />
            <li>
              <PhoneLink phone={phone} />
            </li>
          </ul>
        </MainMenu>
        <div className="header-actions">
          <SearchLink {...frame} />
          <PhoneLink className="btn btn-line btn-icon narrow-only" phone={phone} label={texts.callNumber}>
            <Icon name="phone" />
          </PhoneLink>
          <ProfessionalLink
            className="professional btn btn-line wide-only"
            locale={locale}
            label={texts.professionals}
          />
          <AppointmentLink className="btn btn-act wide-only" locale={locale} path={path}>
            <Icon name="calendar" />
            {` ${texts.askAppointment}`}
          </AppointmentLink>
          <button
            type="button"
            className="btn btn-line btn-icon narrow-only"
            popoverTarget="menu"
            aria-label={texts.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

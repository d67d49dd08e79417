import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import { BrandMark } from './brand-mark';
import { LanguageLinks } from './language-links';
import { MainMenu } from './main-menu';
import { PhoneLink } from './phone-link';

type Props = { shell: ShellContent; path: string; phone: string };

/** Logo, menus, search, professionals and the appointment button. One markup serves the wide and the narrow screen. */
export async function Header({ shell, path, phone }: Props) {
  const [t, services, communities] = await Promise.all([
    getTranslations('Shell'),
    getTranslations('Services'),
    getTranslations('Communities'),
  ]);
  const to = (target: string) => localePath(shell.locale, target);
  return (
    <header className="site-header no-print">
      <div className="wrap">
        <a className="brand" href={to('/')}>
          <BrandMark /> <span>{shell.brand}</span>
        </a>
        <MainMenu
          prefix={to('/').replace(/\/$/, '')}
          texts={{
            label: t('menuLabel'),
            close: t('close'),
            specialities: t('specialities'),
            clinics: t('clinics'),
            allClinics: t('associatedCentres'),
            news: t('news'),
            blog: t('blog'),
            group: t('group'),
          }}
          links={{ blog: shell.links.blog, group: shell.links.group }}
          specialities={shell.specialityMenu.map((group) => ({ ...group, title: services(group.service) }))}
          clinics={shell.clinicMenu.map((group) => ({ entries: group.entries, title: communities(group.community) }))}
        >
          <ul className="menu-more">
            <li>
              <a href={to('/especial-online')}>{t('specialOnline')}</a>
            </li>
            <li>
              <a href={to('/mi-portal-salud')}>{t('healthPortal')}</a>
            </li>
            <li>
              <a href={shell.links.results}>{t('smsResults')}</a>
            </li>
            <li>
              <a href={to('/contacto')}>{t('contact')}</a>
            </li>
            <li>
              <a href={to('/portal-profesional')}>{t('professionals')}</a>
            </li>
            <LanguageLinks locale={shell.locale} path={path} />
            <li>
              <PhoneLink phone={phone} />
            </li>
          </ul>
        </MainMenu>
        <div className="header-actions">
          <a className="btn btn-line" href={to('/resultados-busqueda')}>
            <Icon name="search" /> <span>{t('search')}</span>
          </a>
          <PhoneLink className="btn btn-line btn-icon narrow-only" phone={phone} label={t('callNumber', { phone })}>
            <Icon name="phone" />
          </PhoneLink>
          <a className="btn btn-line wide-only" href={to('/portal-profesional')}>
            <Icon name="user-round" /> <span>{t('professionals')}</span>
          </a>
          <a className="btn btn-act wide-only" href={to('/pedir-cita')}>
            <Icon name="calendar" /> <span>{t('askAppointment')}</span>
          </a>
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

import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CookieButton } from '@/components/cookies/cookie-button';
import { PhoneLink } from '@/components/ui/phone-link';
import { mayLoadThirdParties } from '@/lib/domain/cookies/third-parties';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';

/** Each is also a message key. */
const LEGAL_PAGES = [
  'politica-privacidad',
  'derechos-datos',
  'politica-cookies',
  'politica-precios',
  'aviso-legal',
  'politica-seguridad-informacion',
  'accesibilidad',
] as const;

const NETWORK_NAMES = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

type Props = { shell: ShellContent; path: string; phone: string };
type Link = [href: string, name: string];

/** Hours, directories, patients' links, legal pages, certificate, social networks that are configured (M32, M33). */
export function Footer({ shell, path, phone }: Props) {
  const t = useTranslations('Footer');
  const frame = useTranslations('Shell');
  const { locale, brand, links } = shell;
  const services = (mayLoadThirdParties(path) && shell.services) || undefined;
  const to = (target: string) => localePath(locale, target);
  const patients: Link[] = [
    ...(links.ownVisit ? [[links.ownVisit, frame('myAppointment')] satisfies Link] : []),
    [to('/contacto'), t('contact')],
    [to('/te-escuchamos'), t('listening')],
    [to('/mi-portal-salud'), t('results')],
    [to('/clinicas/centros-asociados'), t('associatedCentres')],
    [to('/sobre-nosotros'), t('about')],
    [links.jobs, t('jobs')],
  ];
  const directories: Link[] = [
    [to('/especialidades'), frame('specialities')],
    [to('/clinicas'), frame('clinics')],
    [to('/medicos'), frame('doctors')],
    [to('/pruebas'), frame('tests')],
    [to('/especial-online'), frame('specialOnline')],
    [to('/precios'), t('prices')],
    ...(links.insurers ? [[links.insurers, t('insurers')] satisfies Link] : []),
    ...shell.directories.map(({ path: list, name }): Link => [list, name]),
    [to('/actualidad'), frame('news')],
  ];
  return (
    <footer className="site-footer on-dark">
      <div className="wrap footer-columns">
        <div className="stack">
          <p className="brand">
            <i className="brand-mark" aria-hidden="true" /> <span>{brand}</span>
          </p>
          <p>{t('hours')}</p>
          <p>{t('callBack')}</p>
          <p>
            <PhoneLink className="top-phone" phone={phoneParts(phone)} />
          </p>
        </div>
        <LinkColumn title={t('find')} links={directories} />
        <LinkColumn title={t('patients')} links={patients} />
        <LinkColumn title={t('legal')} links={LEGAL_PAGES.map((key) => [to(`/${key}`), t(key)])}>
          <li>
            <CookieButton locale={locale} services={services} label={t('cookies')} />
          </li>
        </LinkColumn>
        <Trust shell={shell} />
      </div>
      <p className="wrap copyright">{t('copyright', { brand })}</p>
    </footer>
  );
}

/** The certificate, and the social networks that are configured. */
function Trust({ shell: { links, social } }: Pick<Props, 'shell'>) {
  const t = useTranslations('Footer');
  return (
    <div>
      <h2>{t('trust')}</h2>
      <p>
        <a href={links.certificate}>{t('certificate')}</a>
      </p>
      {social.length > 0 && (
        <ul className="social" aria-label={t('social')}>
          {social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="me noopener">
                {NETWORK_NAMES[network]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LinkColumn({ title, links, children }: { title: string; links: Link[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

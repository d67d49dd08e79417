import type { ReactNode } from 'react';
import { CookieButton } from '@/components/cookies/cookie-button';
import { PhoneLink } from '@/components/ui/phone-link';
import { localePath } from '@/lib/i18n/locales';
import { BrandMark } from './brand-mark';
import { type Frame, LEGAL_PAGES } from './frame-texts';

const NETWORK_NAMES = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

type Link = [href: string, name: string];

/** Hours, directories, patients' links, legal pages, certificate, social networks that are configured (M32, M33). */
export function Footer({ locale, brand, phone, links, social, texts, footer, services }: Frame) {
  const to = (path: string) => localePath(locale, path);
  const patients: Link[] = [
    [to('/contacto'), footer.contact],
    [to('/te-escuchamos'), footer.listening],
    [to('/mi-portal-salud'), footer.healthPortal],
    [to('/clinicas/centros-asociados'), footer.associatedCentres],
    [links.jobs, footer.jobs],
  ];
  const directories: Link[] = [
    [to('/especialidades'), texts.specialities],
    [to('/clinicas'), texts.clinics],
    [to('/medicos'), texts.doctors],
    [to('/pruebas'), texts.tests],
    [to('/especial-online'), texts.specialOnline],
    ...(links.insurers ? [[links.insurers, footer.insurers] satisfies Link] : []),
    [to('/actualidad'), texts.news],
  ];
  return (
    <footer className="site-footer far on-dark" suppressHydrationWarning>
      <div className="wrap footer-columns">
        <div className="stack">
          <p className="brand">
            <BrandMark /> <span>{brand}</span>
          </p>
          <p>{footer.hours}</p>
          <p>{footer.callBack}</p>
          <p>
            <PhoneLink className="top-phone" phone={phone} />
          </p>
        </div>
        <LinkColumn title={footer.find} links={directories} />
        <LinkColumn title={footer.patients} links={patients} />
        <LinkColumn title={footer.legal} links={LEGAL_PAGES.map((key) => [to(`/${key}`), footer[key]])}>
          <li>
            <CookieButton locale={locale} services={services} label={footer.cookies} />
          </li>
        </LinkColumn>
        <div>
          <h2>{footer.trust}</h2>
          <p>
            <a href={links.certificate}>{footer.certificate}</a>
          </p>
          {social.length > 0 && (
            <ul className="social" aria-label={footer.social}>
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
      </div>
      <p className="wrap copyright">{footer.copyright}</p>
    </footer>
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

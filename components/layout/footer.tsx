import { CookieButton } from '@/components/cookies/cookie-button';
import { localePath } from '@/lib/i18n/locales';
import { BrandMark } from './brand-mark';
import { type Frame, LEGAL_PAGES } from './frame-texts';
import { PhoneLink } from './phone-link';

const NETWORK_NAMES = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** Hours, patients' links, legal pages, certificate, social networks that are configured (checklist M32, M33). */
export function Footer({ locale, brand, phone, links, social, footer, services }: Frame) {
  const to = (path: string) => localePath(locale, path);
  return (
    <footer className="site-footer on-dark">
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
        <nav aria-label={footer.patients}>
          <h2>{footer.patients}</h2>
          <ul>
            <li>
              <a href={to('/contacto')}>{footer.contact}</a>
            </li>
            <li>
              <a href={to('/te-escuchamos')}>{footer.listening}</a>
            </li>
            <li>
              <a href={to('/mi-portal-salud')}>{footer.healthPortal}</a>
            </li>
            <li>
              <a href={to('/clinicas/centros-asociados')}>{footer.associatedCentres}</a>
            </li>
            <li>
              <a href={links.jobs}>{footer.jobs}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={footer.legal}>
          <h2>{footer.legal}</h2>
          <ul>
            {LEGAL_PAGES.map((key) => (
              <li key={key}>
                <a href={to(`/${key}`)}>{footer[key]}</a>
              </li>
            ))}
            <li>
              <CookieButton locale={locale} services={services} label={footer.cookies} />
            </li>
          </ul>
        </nav>
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

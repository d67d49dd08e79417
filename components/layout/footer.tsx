import { getTranslations } from 'next-intl/server';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import { BrandMark } from './brand-mark';
import { PhoneLink } from './phone-link';

const LEGAL_PAGES = [
  'politica-privacidad',
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

type Props = { shell: ShellContent; phone: string };

export async function Footer({ shell, phone }: Props) {
  const t = await getTranslations('Footer');
  const to = (path: string) => localePath(shell.locale, path);
  return (
    <footer className="site-footer on-dark">
      <div className="wrap footer-columns">
        <div className="stack">
          <p className="brand">
            <BrandMark /> <span>{shell.brand}</span>
          </p>
          <p>{t('hours')}</p>
          <p>{t('callBack')}</p>
          <p>
            <PhoneLink className="top-phone" phone={phone} />
          </p>
        </div>
        <nav aria-label={t('patients')}>
          <h2>{t('patients')}</h2>
          <ul>
            <li>
              <a href={to('/contacto')}>{t('contact')}</a>
            </li>
            <li>
              <a href={to('/te-escuchamos')}>{t('listening')}</a>
            </li>
            <li>
              <a href={to('/mi-portal-salud')}>{t('healthPortal')}</a>
            </li>
            <li>
              <a href={to('/clinicas/centros-asociados')}>{t('associatedCentres')}</a>
            </li>
            <li>
              <a href={shell.links.jobs}>{t('jobs')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('legal')}>
          <h2>{t('legal')}</h2>
          <ul>
            {LEGAL_PAGES.map((key) => (
              <li key={key}>
                <a href={to(`/${key}`)}>{t(key)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('trust')}</h2>
          <p>
            <a href={shell.links.certificate}>{t('certificate')}</a>
          </p>
          {shell.social.length > 0 && (
            <ul className="social" aria-label={t('social')}>
              {shell.social.map(({ network, url }) => (
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
      <p className="wrap copyright">{t('copyright', { brand: shell.brand })}</p>
    </footer>
  );
}

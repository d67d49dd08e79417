import { useTranslations } from 'next-intl';
import { mark, PRIVATE_ATTRIBUTE } from '@/lib/domain/page-marks';
import { type Professional, UPGRADE_PATH } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { LogoutButton } from './logout-button';

/** The greeting and the logout (M163, M168). Without data it shows only the name. */
export function PortalBand({
  locale,
  name,
  professional,
}: {
  locale: Locale;
  name: string;
  professional: Professional | null;
}) {
  const t = useTranslations('ProfessionalPortal');
  const facts = [
    [t('speciality'), professional?.specialityName],
    [t('collegeNumber'), professional?.collegeNumber],
  ].filter(([, value]) => value);
  return (
    <div className="portal-band on-dark" {...mark(PRIVATE_ATTRIBUTE, '')}>
      <div className="wrap">
        <div>
          <h1>
            <span>{t('welcome')},</span> {professional?.name ?? name}
          </h1>
          {facts.length > 0 && (
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="portal-ways">
          <a className="btn portal-quiet" href={localePath(locale, UPGRADE_PATH)}>
            {t('changePassword')}
          </a>
          <LogoutButton locale={locale} label={t('logout')} leaving={t('loggingOut')} />
        </div>
      </div>
    </div>
  );
}

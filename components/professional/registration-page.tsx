import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { HeadOffice } from '@/lib/domain/contact';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CentralOffices } from './central-offices';
import { LoginLink } from './login-link';
import { NoScript } from './no-script';
import { dataProtectionTexts, formTexts } from './professional-words';
import { RegistrationForm } from './registration-form';
import { REGISTRATION_TEXTS } from './registration-texts';
import './professional.css';

type Props = { locale: Locale; brand: string; specialities: Speciality[]; offices: HeadOffice[] };

/** Where professionals ask for an account (specification part 2, "Professional registration"). */
export async function RegistrationPage({ locale, brand, specialities, offices }: Props) {
  const [t, form, dataProtection] = await Promise.all([
    getTranslations('ProfessionalRegistration'),
    formTexts(locale),
    dataProtectionTexts(locale, brand),
  ]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <div className="bg-mist">
        <div className="wrap stack py-10 lg:py-14">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </div>
      <div className="wrap py-10 lg:py-14">
        <NoScript locale={locale} />
        <div className="form-page">
          <div className="stack min-w-0">
            <RegistrationForm
              locale={locale}
              specialities={specialities
                .filter(({ service }) => service === 'medicas')
                .map(({ id, name }) => [id, name] as const)}
              texts={{ ...textsOf(t, REGISTRATION_TEXTS), privacy: t('privacy', { brand }) }}
              form={form}
              dataProtection={dataProtection}
            />
          </div>
          <aside className="form-aside" aria-label={t('officesTitle')}>
            <div>
              <h2>{t('already')}</h2>
              <p>
                <LoginLink locale={locale} className="btn btn-line">
                  {t('enter')}
                </LoginLink>
              </p>
            </div>
            <div>
              <h2>{t('nextTitle')}</h2>
              <ol className="form-steps">
                {[t('next1'), t('next2'), t('next3')].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <CentralOffices offices={offices} />
          </aside>
        </div>
      </div>
    </>
  );
}

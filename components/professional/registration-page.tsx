import { getTranslations } from 'next-intl/server';
import { StepsBox } from '@/components/forms/form-aside-boxes';
import { FormHead } from '@/components/forms/form-head';
import { dataProtectionTexts } from '@/components/forms/form-messages';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { HeadOffice } from '@/lib/domain/contact';
import { boundedList } from '@/lib/domain/options';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CentralOffices } from './central-offices';
import { LoginLink } from './login-link';
import { NoScript } from './no-script';
import { formTexts } from './professional-messages';
import { RegistrationForm } from './registration-form';
import './professional.css';

type Props = { locale: Locale; brand: string; specialities: Speciality[]; offices: HeadOffice[] };

/** Where professionals ask for an account (M165). */
export async function RegistrationPage({ locale, brand, specialities, offices }: Props) {
  const [t, own, form, dataProtection, picker] = await Promise.all([
    getTranslations('ProfessionalRegistrationPage'),
    textsOf('ProfessionalRegistration'),
    formTexts(locale),
    dataProtectionTexts(brand),
    textsOf('Picker'),
  ]);
  const medical = boundedList(
    specialities.filter(({ service }) => service === 'medicas').map(({ id, name }) => ({ id, name })),
    () => null,
  );
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <FormHead title={t('title')} lead={t('lead')} />
      <div className="wrap py-10 lg:py-14">
        <NoScript locale={locale} />
        <div className="form-page">
          <div className="stack min-w-0">
            <RegistrationForm
              locale={locale}
              specialities={medical}
              texts={{ ...own, privacy: t('privacy', { brand }) }}
              form={form}
              picker={medical.first && picker}
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
            <StepsBox title={own.nextTitle} steps={[own.next1, own.next2, own.next3]} />
            <CentralOffices offices={offices} />
          </aside>
        </div>
      </div>
    </>
  );
}

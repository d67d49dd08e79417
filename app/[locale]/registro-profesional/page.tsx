import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { StepsBox } from '@/components/forms/form-aside-boxes';
import { FormHead, NoScriptNote } from '@/components/forms/form-head';
import { dataProtectionTexts } from '@/components/forms/form-messages';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LoginLink } from '@/components/professional/login-link';
import { formTexts } from '@/components/professional/professional-messages';
import { RegistrationForm } from '@/components/professional/registration-form';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getHeadOffices } from '@/lib/catalogue/configuration';
import { listAllSpecialities } from '@/lib/catalogue/specialities';
import type { HeadOffice } from '@/lib/domain/contact';
import { boundedList } from '@/lib/domain/options';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { reachOf } from '@/lib/phones';
import { optional } from '@/lib/upstream/degrade';
import { recordPage } from '../record-page';
import '@/components/professional/professional.css';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'registro-profesional',
  messages: 'ProfessionalRegistrationPage',
  isShared: true,
  load: async ({ locale, brand }) => {
    const [specialities, clinics] = await Promise.all([
      optional(listAllSpecialities(locale), []), // an account can be requested without one
      optional(listOwnClinics(locale), []),
    ]);
    return <RegistrationPage {...{ locale, brand, specialities }} offices={getHeadOffices(clinics)} />;
  },
});

export { generateMetadata };
export default page;

type Props = { locale: Locale; brand: string; specialities: Speciality[]; offices: HeadOffice[] };

/** The page where professionals request an account (M165). */
async function RegistrationPage({ locale, brand, specialities, offices }: Props) {
  const [t, withoutScript, own, form, dataProtection, picker] = await Promise.all([
    getTranslations('ProfessionalRegistrationPage'),
    getTranslations('ProfessionalNoScript'),
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
        <NoScriptNote text={withoutScript('noScript')} />
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

/**
 * The central offices of València and Barcelona: address, telephone, a message (M165). Renders nothing without offices.
 */
function CentralOffices({ offices }: { offices: HeadOffice[] }) {
  const t = useTranslations('ProfessionalRegistrationPage');
  if (offices.length === 0) return null;
  return (
    <div>
      <h2>{t('officesTitle')}</h2>
      {offices.map((office) => (
        <Office key={office.region} {...office} />
      ))}
    </div>
  );
}

function Office({ region, clinic }: HeadOffice) {
  const t = useTranslations('ProfessionalRegistrationPage');
  const regions = useTranslations('Regions');
  const { phone, whatsapp } = reachOf(clinic);
  return (
    <address className="office">
      <h3>{t('office', { region: regions(region) })}</h3>
      <span>{clinic.address}</span>
      {phone && (
        <span>
          <Icon name="phone" /> <PhoneLink className="link" phone={phone} />
        </span>
      )}
      {whatsapp?.href && (
        <span>
          <Icon name="message-circle" />{' '}
          <a className="link" href={whatsapp.href}>
            {t('message')}
          </a>
        </span>
      )}
    </address>
  );
}

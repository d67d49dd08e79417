import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { getTranslations } from 'next-intl/server';
import { OwnVisitLine } from '@/components/appointment/own-visit-line';
import { ContactForm } from '@/components/contact/contact-form';
import { contactTexts } from '@/components/contact/contact-texts';
import { FormHead } from '@/components/forms/form-head';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ContactFacts, clinicFacts } from '@/components/shared/contact-facts';
import { OpenPill, openTexts } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { NameLink } from '@/components/ui/name-link';
import { NoScript } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getHeadOffices } from '@/lib/catalogue/configuration';
import type { Clinic } from '@/lib/domain/clinic';
import { communityOf, inCommunities } from '@/lib/domain/communities';
import type { HeadOffice } from '@/lib/domain/contact';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import { boundedList } from '@/lib/domain/options';
import { publicPhone, publicPhoneParts } from '@/lib/domain/phone';
import { recordPath } from '@/lib/domain/record-path';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { reachOf } from '@/lib/phones';
import { contactPageData } from '@/lib/seo/structured/web-page';
import { recordPage } from '../record-page';
import '@/components/forms/request/requests.css';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'contacto',
  messages: 'ContactPage',
  isShared: true,
  load: async ({ locale, brand, links }) => {
    const clinics = await listOwnClinics(locale);
    const offices = getHeadOffices(clinics);
    return <ContactDetail {...{ locale, brand, offices, clinics }} ownVisitHref={links.ownVisit} />;
  },
});

export { generateMetadata };
export default page;

type Props = {
  locale: Locale;
  brand: string;
  offices: HeadOffice[];
  clinics: Clinic[];
  ownVisitHref: string | null;
};

/** The contact page: both head offices and the form (M157, M158). */
async function ContactDetail({ locale, brand, offices, clinics, ownVisitHref }: Props) {
  const [t, { hours }, texts, openMessages] = await Promise.all([
    getTranslations('ContactPage'),
    textsOf('AppointmentForm'),
    contactTexts(brand),
    openTexts(locale),
  ]);
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={[]}
        current={t('title')}
        about={[contactPageData(locale, { name: t('title'), description: t('lead'), offices })]}
      />
      <FormHead title={t('title')} lead={t('lead')}>
        <p className="flex flex-wrap gap-3 pt-2">
          <PhoneLink className="btn btn-primary" phone={publicPhoneParts()}>
            <Icon name="phone" /> {publicPhone()}
          </PhoneLink>
          <a className="btn btn-line lg:hidden" href="#escribenos">
            <Icon name="mail" /> {texts.write}
          </a>
        </p>
        <p className="text-sm text-ink-2">{hours}</p>
        <OwnVisitLine href={ownVisitHref} />
      </FormHead>
      <div className="wrap contact-page py-10 lg:py-14">
        {offices.length > 0 && (
          <section className="grid content-start gap-6" aria-labelledby="sedes-t">
            <h2 id="sedes-t" className="text-2xl">
              {t('offices')}
            </h2>
            {offices.map((office) => (
              <HeadOfficeCard key={office.region} locale={locale} office={office} openMessages={openMessages} />
            ))}
          </section>
        )}
        <section id="escribenos" className="grid content-start gap-6" aria-labelledby="escribenos-t">
          <h2 id="escribenos-t" className="text-2xl">
            {texts.write}
          </h2>
          <NoScript>
            <p className="note">
              <span>
                {t('noScript')} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
              </span>
            </p>
          </NoScript>
          <ContactForm locale={locale} clinics={choosable(clinics)} texts={texts} />
        </section>
      </div>
    </>
  );
}

/** The clinics that accept messages, at most as many as a page may carry. */
const choosable = (clinics: Clinic[]) =>
  boundedList(
    inCommunities(clinics).map(({ id, name, region }) => ({ id, name, region })),
    ({ region }) => communityOf(region),
  );

type HeadOfficeCardProps = { locale: Locale; office: HeadOffice; openMessages: OpenTexts };

/** A head office: address, opening state, telephone and messaging (M157). */
async function HeadOfficeCard({ locale, office: { region, clinic }, openMessages }: HeadOfficeCardProps) {
  const [t, clinicMessages, regions] = await Promise.all([
    getTranslations('ContactPage'),
    getTranslations('Clinic'),
    getTranslations('Regions'),
  ]);
  const { slug, name, openingHours } = clinic;
  const week = parseOpeningHours(openingHours);
  const facts = clinicFacts({ ...clinic, ...reachOf(clinic) }, clinicMessages);
  if (openingHours) facts.push({ icon: 'clock', label: clinicMessages('hours'), text: openingHours });
  return (
    <article className="card head-office" aria-labelledby={`sede-${region}`}>
      <h3 id={`sede-${region}`}>{t('office', { region: regions(region) })}</h3>
      <div className="head-office-name">
        <NameLink locale={locale} className="link" path={recordPath('clinicas', { slug })}>
          {name}
        </NameLink>
        {week && <OpenPill week={week} texts={openMessages} />}
      </div>
      <ContactFacts facts={facts} />
    </article>
  );
}

import { getTranslations } from 'next-intl/server';
import { openTexts } from '@/components/clinics/open-texts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import type { HeadOffice } from '@/lib/domain/contact';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { contactPageData } from '@/lib/seo/structured/web-page';
import { ContactForm } from './contact-form';
import { contactTexts } from './contact-texts';
import { HeadOfficeCard } from './head-office-card';
import '@/components/request-form/requests.css';

type Props = { locale: Locale; brand: string; offices: HeadOffice[]; clinics: Clinic[] };

/** The contact page: both head offices and the form (specification part 2, "Contact page"; M157, M158). */
export async function ContactDetail({ locale, brand, offices, clinics }: Props) {
  const [t, page, texts, openWords] = await Promise.all([
    getTranslations('ContactPage'),
    getTranslations('AppointmentPage'),
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
      <div className="bg-mist">
        <div className="wrap stack py-10 lg:py-14">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <p className="flex flex-wrap gap-3 pt-2">
            <PhoneLink className="btn btn-primary" phone={DEFAULT_PHONE}>
              <Icon name="phone" /> {DEFAULT_PHONE}
            </PhoneLink>
            <a className="btn btn-line lg:hidden" href="#escribenos">
              <Icon name="mail" /> {t('write')}
            </a>
          </p>
          <p className="text-sm text-ink-2">{page('hours')}</p>
        </div>
      </div>
      <div className="wrap contact-page py-10 lg:py-14">
        {offices.length > 0 && (
          <section className="grid content-start gap-6" aria-labelledby="sedes-t">
            <h2 id="sedes-t" className="text-2xl">
              {t('offices')}
            </h2>
            {offices.map((office) => (
              <HeadOfficeCard key={office.region} locale={locale} office={office} openWords={openWords} />
            ))}
          </section>
        )}
        <section id="escribenos" className="grid content-start gap-6" aria-labelledby="escribenos-t">
          <h2 id="escribenos-t" className="text-2xl">
            {t('write')}
          </h2>
          <noscript>
            <p className="note">
              <span>
                {t('noScript')} <PhoneLink className="link whitespace-nowrap" phone={DEFAULT_PHONE} />
              </span>
            </p>
          </noscript>
          <ContactForm
            locale={locale}
            clinics={clinics.map(({ id, name, region }) => ({ id, name, region }))}
            texts={texts}
          />
        </section>
      </div>
    </>
  );
}

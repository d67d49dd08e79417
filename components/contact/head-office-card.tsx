import { getTranslations } from 'next-intl/server';
import { type ContactFact, ContactFacts } from '@/components/clinics/contact-facts';
import { OpenPill } from '@/components/clinics/open-pill';
import type { OpenTexts } from '@/components/clinics/open-texts';
import type { HeadOffice } from '@/lib/domain/contact';
import { directionsHref } from '@/lib/domain/map-links';
import { parseOpeningHours } from '@/lib/domain/opening-hours';
import { telHref, whatsappHref } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; office: HeadOffice; openWords: OpenTexts };

/** A head office: where it is, whether it is open, telephone and messaging (checklist M157). */
export async function HeadOfficeCard({ locale, office: { region, clinic }, openWords }: Props) {
  const [t, clinicWords, regions] = await Promise.all([
    getTranslations('ContactPage'),
    getTranslations('Clinic'),
    getTranslations('Regions'),
  ]);
  const { slug, name, address, phone, whatsapp, openingHours } = clinic;
  const week = parseOpeningHours(openingHours);
  const facts: (ContactFact | null)[] = [
    address
      ? {
          icon: 'map-pin',
          label: clinicWords('address'),
          text: address,
          more: [clinicWords('directions'), directionsHref(clinic)],
        }
      : null,
    phone ? { icon: 'phone', label: clinicWords('phone'), text: phone, href: telHref(phone) } : null,
    whatsapp
      ? { icon: 'message-circle', label: clinicWords('whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) }
      : null,
    openingHours ? { icon: 'clock', label: clinicWords('hours'), text: openingHours } : null,
  ];
  return (
    <article className="card head-office" aria-labelledby={`sede-${region}`}>
      <h3 id={`sede-${region}`}>{t('office', { region: regions(region) })}</h3>
      <div className="head-office-name">
        {slug ? (
          <a className="link" href={localePath(locale, `/clinicas/${slug}`)}>
            {name}
          </a>
        ) : (
          name
        )}
        {week && <OpenPill week={week} texts={openWords} />}
      </div>
      <ContactFacts facts={facts.filter((fact) => fact !== null)} />
    </article>
  );
}

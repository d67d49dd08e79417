import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import { parseOpeningHours } from '@/lib/domain/opening-hours';
import { telHref, whatsappHref } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { type ContactFact, ContactFacts } from './contact-facts';
import { dayNames } from './open-texts';
import { OpeningHours } from './opening-hours';

type Props = { locale: Locale; clinic: Clinic };

/**
 * Address, phone, WhatsApp, fax, e-mail and hours, each only when the clinic has it (checklist M55). Hours that can be
 * read are a table of the week, others stay the text they are.
 */
export async function ClinicContact({ locale, clinic }: Props) {
  const [t, hours] = await Promise.all([getTranslations('Clinic'), getTranslations('OpeningHours')]);
  const { address, phone, whatsapp, fax, email, openingHours } = clinic;
  const week = parseOpeningHours(openingHours);
  const facts: (ContactFact | null)[] = [
    address
      ? { icon: 'map-pin', label: t('address'), text: address, more: [t('directions'), directionsHref(clinic)] }
      : null,
    phone ? { icon: 'phone', label: t('phone'), text: phone, href: telHref(phone) } : null,
    whatsapp ? { icon: 'message-circle', label: t('whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) } : null,
    fax ? { icon: 'printer', label: t('fax'), text: fax } : null,
    email ? { icon: 'mail', label: t('email'), text: email, href: `mailto:${email}` } : null,
    openingHours && !week ? { icon: 'clock', label: t('hours'), text: openingHours } : null,
  ];
  const present = facts.filter((fact) => fact !== null);
  if (present.length === 0 && !week) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t('contact')}
      </h2>
      <ContactFacts facts={present}>
        {week && (
          <OpeningHours
            week={week}
            days={dayNames(locale)}
            texts={{
              ...textsOf(hours, ['today', 'closed']),
              title: t('hours'),
              caption: hours('caption', { name: clinic.name }),
            }}
          />
        )}
      </ContactFacts>
    </section>
  );
}

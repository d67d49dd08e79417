import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import { telHref, whatsappHref } from '@/lib/domain/phone';
import { textsOf } from '@/lib/i18n/texts';
import { type ContactFact, ContactFacts } from './contact-facts';
import type { ClinicHours } from './open-texts';
import { OpeningHours } from './opening-hours';

type Props = { clinic: Clinic; hours: ClinicHours };

/**
 * Address, phone, WhatsApp, fax, e-mail and hours, each only when the clinic has it (checklist M55). Hours that can be
 * read are a table of the week, others stay the text they are.
 */
export async function ClinicContact({ clinic, hours }: Props) {
  const [t, words] = await Promise.all([getTranslations('Clinic'), getTranslations('OpeningHours')]);
  const { address, phone, whatsapp, fax, email, openingHours } = clinic;
  const facts: (ContactFact | null)[] = [
    address
      ? { icon: 'map-pin', label: t('address'), text: address, more: [t('directions'), directionsHref(clinic)] }
      : null,
    phone ? { icon: 'phone', label: t('phone'), text: phone, href: telHref(phone) } : null,
    whatsapp ? { icon: 'message-circle', label: t('whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) } : null,
    fax ? { icon: 'printer', label: t('fax'), text: fax } : null,
    email ? { icon: 'mail', label: t('email'), text: email, href: `mailto:${email}` } : null,
    openingHours && !hours ? { icon: 'clock', label: t('hours'), text: openingHours } : null,
  ];
  const present = facts.filter((fact) => fact !== null);
  if (present.length === 0 && !hours) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t('contact')}
      </h2>
      <ContactFacts facts={present}>
        {hours && (
          <OpeningHours
            week={hours.week}
            days={hours.texts.days}
            texts={{
              ...textsOf(words, ['today', 'closed']),
              title: t('hours'),
              caption: words('caption', { name: clinic.name }),
            }}
          />
        )}
      </ContactFacts>
    </section>
  );
}

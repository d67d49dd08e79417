import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import { telHref, whatsappHref } from '@/lib/domain/phone';
import { type ContactFact, ContactFacts } from './contact-facts';

/** Address, phone, WhatsApp, fax, e-mail and hours, each only when the clinic has it (checklist M55). */
export async function ClinicContact({ clinic }: { clinic: Clinic }) {
  const t = await getTranslations('Clinic');
  const { address, phone, whatsapp, fax, email, openingHours } = clinic;
  const facts: (ContactFact | null)[] = [
    address
      ? { icon: 'map-pin', label: t('address'), text: address, more: [t('directions'), directionsHref(clinic)] }
      : null,
    phone ? { icon: 'phone', label: t('phone'), text: phone, href: telHref(phone) } : null,
    whatsapp ? { icon: 'message-circle', label: t('whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) } : null,
    fax ? { icon: 'printer', label: t('fax'), text: fax } : null,
    email ? { icon: 'mail', label: t('email'), text: email, href: `mailto:${email}` } : null,
    openingHours ? { icon: 'clock', label: t('hours'), text: openingHours } : null,
  ];
  const present = facts.filter((fact) => fact !== null);
  if (present.length === 0) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t('contact')}
      </h2>
      <ContactFacts facts={present} />
    </section>
  );
}

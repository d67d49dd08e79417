import { getTranslations } from 'next-intl/server';
import { type ContactFact, ContactFacts } from '@/components/clinics/contact-facts';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { directionsHref } from '@/lib/domain/map-links';
import { telHref, whatsappHref } from '@/lib/domain/phone';

/** Where to go and whom to ask, each only when the clinic has it (M152). */
export async function BookingClinic({ clinic }: { clinic: BookingSummary['clinic'] }) {
  const [t, own] = await Promise.all([getTranslations('Payment'), getTranslations('PaymentPage')]);
  const { name, address, phone, whatsapp } = clinic;
  const facts: (ContactFact | null)[] = [
    address
      ? {
          icon: 'map-pin',
          label: t('address'),
          text: address,
          more: [own('directions'), directionsHref({ name, address, coordinates: null })],
        }
      : null,
    phone ? { icon: 'phone', label: t('phone'), text: phone, href: telHref(phone) } : null,
    whatsapp ? { icon: 'message-circle', label: t('whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) } : null,
  ];
  const present = facts.filter((fact) => fact !== null);
  if (!name && present.length === 0) return null;
  return (
    <section className="payment-clinic" aria-labelledby="clinica-t">
      <h2 id="clinica-t" className="text-xl">
        {name || t('clinic')}
      </h2>
      {present.length > 0 && <ContactFacts facts={present} />}
    </section>
  );
}

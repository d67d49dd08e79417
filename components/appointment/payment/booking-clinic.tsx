import { useTranslations } from 'next-intl';
import { clinicFacts } from '@/components/shared/clinic-facts';
import { ContactFacts } from '@/components/shared/contact-facts';
import type { BookingSummary } from '@/lib/domain/appointment/booking';

/** Where to go and whom to ask, each only when the clinic has it (M152). */
export function BookingClinic({ clinic }: { clinic: BookingSummary['clinic'] }) {
  const t = useTranslations('Payment');
  const { name } = clinic;
  const facts = clinicFacts({ ...clinic, coordinates: null }, t);
  if (!name && facts.length === 0) return null;
  return (
    <section className="payment-clinic" aria-labelledby="clinica-t">
      <h2 id="clinica-t" className="text-xl">
        {name || t('clinic')}
      </h2>
      {facts.length > 0 && <ContactFacts facts={facts} />}
    </section>
  );
}

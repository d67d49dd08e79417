import { useTranslations } from 'next-intl';
import { clinicFacts } from '@/components/shared/clinic-facts';
import { ContactFacts } from '@/components/shared/contact-facts';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichContent } from '@/components/ui/rich-content';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { publicPhone } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { BookingFacts } from './booking-facts';
import { OwnPageLink } from './own-page-link';

/** Without a booking only the address says that it is paid: an upstream that sends no number. */
type Props = { locale: Locale; booking: BookingSummary | null };

/** The end of a booking (M150 to M152): what to expect and to bring, then the appointment when it is known. */
export function PaymentFinished({ locale, booking }: Props) {
  const t = useTranslations('Payment');
  const own = useTranslations('PaymentPage');
  return (
    <div className="payment-grid">
      <div className="payment-narrow">
        <div className="payment-panel payment-ok stack">
          <h1 className="text-3xl">{t('success')}</h1>
          <p>{t('invoice')}</p>
          <p>{t('bringDocument')}</p>
        </div>
        {booking && <BookingFacts locale={locale} booking={booking} />}
        <section className="stack">
          <h2 className="text-2xl">{own('nextTitle')}</h2>
          <ul className="payment-next">
            {booking?.advice && (
              <li>
                <RichContent html={booking.advice} />
              </li>
            )}
            <li>
              {own('changes')} <PhoneLink className="link" phone={publicPhone()} />.
            </li>
          </ul>
          <p className="lead">{t('goodbye')}</p>
          <p className="no-print flex flex-wrap gap-3">
            {booking?.reference && <OwnPageLink locale={locale} numcita={booking.numcita} label={own('manage')} />}
            <a className="btn btn-line" href={localePath(locale, '/')}>
              {t('home')}
            </a>
          </p>
        </section>
      </div>
      {booking && <BookingClinic clinic={booking.clinic} />}
    </div>
  );
}

/** Where to go and whom to ask, each only when the clinic has it (M152). */
function BookingClinic({ clinic }: { clinic: BookingSummary['clinic'] }) {
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

import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { type BookingAnswer, isRefusedBooking } from '@/lib/domain/appointment/booking';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { BookingClinic } from './booking-clinic';
import { BookingFacts } from './booking-facts';

type Props = { locale: Locale; booking: BookingAnswer | null };

/** The end of a booking (M150 to M152): what to expect and to bring, then the appointment when it is known. */
export async function PaymentFinished({ locale, booking }: Props) {
  const [t, own] = await Promise.all([getTranslations('Payment'), getTranslations('PaymentPage')]);
  const found = booking && !isRefusedBooking(booking) ? booking : null;
  return (
    <div className="payment-grid">
      <div className="payment-narrow">
        <div className="payment-panel payment-ok stack">
          <h1 className="text-3xl">{t('success')}</h1>
          <p>{t('invoice')}</p>
        </div>
        {booking && isRefusedBooking(booking) && (
          <p className="error-panel" role="alert">
            {booking.error ?? own('unknown')}
          </p>
        )}
        {found && <BookingFacts locale={locale} booking={found} />}
        <section className="stack">
          <h2 className="text-2xl">{own('nextTitle')}</h2>
          <ul className="payment-next">
            <li>{t('bringDocument')}</li>
            <li>
              {own('changes')} <PhoneLink className="link" phone={DEFAULT_PHONE} />.
            </li>
          </ul>
          <p className="lead">{t('goodbye')}</p>
          <p className="no-print">
            <a className="btn btn-line" href={localePath(locale, '/')}>
              {t('home')}
            </a>
          </p>
        </section>
      </div>
      {found && <BookingClinic clinic={found.clinic} />}
    </div>
  );
}

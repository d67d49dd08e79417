import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/domain/price';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** A test with its price in euro cents; `isLowest` if it costs more at other clinics. */
export type BookedTest = { name: string; cents: number; isLowest: boolean };

/** Explains that the test alone, without the rest of the voucher, is booked by time at another price. */
export function BookingNote({ locale, booking }: { locale: Locale; booking: BookedTest }) {
  const t = useTranslations('Product');
  const price = formatPrice(locale, booking.cents);
  return (
    <p>
      {t('testAlone', { name: booking.name, price, isLowest: String(booking.isLowest) })}{' '}
      <a className="link" href={localePath(locale, '/precios')}>
        {t('comparePrices')}
      </a>
    </p>
  );
}

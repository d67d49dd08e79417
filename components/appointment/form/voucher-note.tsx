import type { AppointmentType } from '@/lib/domain/appointment/choices';
import { formatPrice } from '@/lib/domain/price';
import type { BookingVouchers } from '@/lib/domain/price-list';
import { fillText } from '@/lib/i18n/fill-text';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; type: AppointmentType | null; vouchers: BookingVouchers; text: string };

/** The voucher that includes the chosen test and more, with its price; nothing without one. */
export function VoucherNote({ locale, type, vouchers, text }: Props) {
  const voucher = type === null ? undefined : vouchers[type as keyof BookingVouchers];
  if (!voucher) return null;
  return (
    <p className="text-sm">
      {fillText(text, { price: formatPrice(locale, voucher.cents) })}{' '}
      <a className="link" href={localePath(locale, `/productos/${voucher.slug}`)}>
        {voucher.name}
      </a>
    </p>
  );
}

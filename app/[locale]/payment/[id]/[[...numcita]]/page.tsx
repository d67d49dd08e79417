import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { StepBar } from '@/components/appointment/consent/step-bar';
import { ForgetBooking } from '@/components/appointment/payment/paid-booking';
import { PaymentConfirming } from '@/components/appointment/payment/payment-confirming';
import { PaymentFailed, PaymentUnknown } from '@/components/appointment/payment/payment-failed';
import { PaymentFinished } from '@/components/appointment/payment/payment-finished';
import { Outcome } from '@/components/layout/outcome';
import { findBooking } from '@/lib/appointments/appointments';
import { getShell } from '@/lib/catalogue/shell';
import {
  type BookingAnswer,
  isRefusedBooking,
  isUnguessable,
  type PaymentEnd,
  paymentEnd,
} from '@/lib/domain/appointment/booking';
import { accessibleBookings } from '@/lib/http/booking-access';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import '@/components/forms/forms.css';
import '@/components/appointment/payment/payment.css';

/** Rendered per request and never cached: it may hold the data of one patient (docs/architecture.md#caching). */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale; id: string; numcita?: string[] }> };

const PAID = 'ok';

/** Never indexed, and no Referer discloses the address of a booking to another site. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, numcita } = await params;
  return metadataOf(async () => {
    if (!isAddress(numcita)) return null;
    const t = await getTranslations({ locale, namespace: 'PaymentPage' });
    const [number = null] = numcita ?? [];
    const end = paymentEnd(id === PAID, number, await lookUp(locale, id, number));
    const page = { locale, path: `/payment/${id}`, seo: OPEN_SEO, fallback: { title: t(`titles.${end}`) } };
    return { ...pageMetadata(page), referrer: 'no-referrer' };
  });
}

export default async function PaymentPage({ params }: Props) {
  const { locale, id, numcita: numbers } = await params;
  const path = ['/payment', id, ...(numbers ?? [])].join('/');
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={path} load={() => payment(locale, id, numbers)} />;
}

async function payment(locale: Locale, id: string, numbers: string[] | undefined) {
  if (!isAddress(numbers)) return null;
  const [numcita = null] = numbers ?? [];
  const booking = await lookUp(locale, id, numcita);
  const isOk = id === PAID;
  const path = localePath(locale, ['/payment', id, ...(numbers ?? [])].join('/'));
  return <PaymentDetail {...{ locale, isOk, numcita, booking, path }} end={paymentEnd(isOk, numcita, booking)} />;
}

/**
 * Only for the browser that booked, or for a number that cannot be guessed (M151); null when it cannot be known. After
 * a failed payment only our own backend is called: another upstream does not say whether a booking was paid.
 */
const lookUp = cache(async (locale: Locale, id: string, numcita: string | null): Promise<BookingAnswer | null> => {
  if (numcita === null || (id !== PAID && !isUnguessable(numcita))) return null;
  const asked = await headers();
  const found = findBooking(locale, numcita, await accessibleBookings(asked), asked.get('x-forwarded-for'));
  return await optional(found, null);
});

/** True without a number, or for a single one of valid characters. */
const isAddress = (numbers: string[] | undefined): boolean =>
  numbers === undefined || (numbers.length === 1 && numbers.every((number) => /^[\w.-]{1,64}$/.test(number)));

type PaymentDetailProps = {
  locale: Locale;
  end: PaymentEnd;
  /** The id of the address is 'ok' (M149). */
  isOk: boolean;
  numcita: string | null;
  /** Null when the booking was not looked up or the look-up failed. */
  booking: BookingAnswer | null;
  /** The address of this page. */
  path: string;
};

/** The third step: finished, still being confirmed, failed, expired, or unknown (M149 to M152). */
async function PaymentDetail(props: PaymentDetailProps) {
  const { locale, end, numcita } = props;
  return (
    <div className="wrap consent" data-service="medicas">
      <StepBar locale={locale} current={3} texts={await textsOf('StepBar')} />
      {end === 'confirmed' && <ForgetBooking numcita={numcita} />}
      <End {...props} />
    </div>
  );
}

async function End({ locale, end, isOk, numcita, booking, path }: PaymentDetailProps) {
  const refused = booking && isRefusedBooking(booking) ? booking : null;
  const found = booking && !isRefusedBooking(booking) ? booking : null;
  if (end === 'confirmed') return <PaymentFinished locale={locale} booking={found} />;
  if (end === 'confirming' && numcita !== null) {
    return <PaymentConfirming {...{ locale, numcita, path }} texts={await textsOf('PaymentConfirming')} />;
  }
  if (end === 'unknown') return <PaymentUnknown {...{ locale, path }} error={refused?.error ?? null} />;
  return <PaymentFailed {...{ locale, isOk, numcita }} isExpired={end === 'expired'} refused={refused} />;
}

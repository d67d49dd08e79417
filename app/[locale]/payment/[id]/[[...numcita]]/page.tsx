import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PaymentDetail } from '@/components/appointment/payment/payment-detail';
import { Outcome } from '@/components/layout/outcome';
import { findBooking } from '@/lib/appointments/appointments';
import { getShell } from '@/lib/catalogue/shell';
import { type BookingAnswer, isUnguessable, paymentEnd } from '@/lib/domain/appointment/booking';
import { accessibleBookings } from '@/lib/http/booking-access';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';

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
 * Only for the browser that booked, or for a number that cannot be guessed (M151); null when it cannot be known. After a
 * failed payment only our own backend is called: another upstream does not say whether a booking was paid.
 */
const lookUp = cache(async (locale: Locale, id: string, numcita: string | null): Promise<BookingAnswer | null> => {
  if (numcita === null || (id !== PAID && !isUnguessable(numcita))) return null;
  const asked = await headers();
  const found = findBooking(locale, numcita, await accessibleBookings(asked), asked.get('x-forwarded-for'));
  return await optional(found, null);
});

/** At most one number, of the letters numbers have. */
const isAddress = (numbers: string[] | undefined): boolean =>
  numbers === undefined || (numbers.length === 1 && numbers.every((number) => /^[\w.-]{1,64}$/.test(number)));

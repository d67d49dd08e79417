import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { PaymentDetail } from '@/components/payment/payment-detail';
import { findBooking } from '@/lib/api/appointments';
import { optional } from '@/lib/api/degrade';
import { getShell } from '@/lib/api/shell';
import type { BookingAnswer } from '@/lib/domain/appointment/booking';
import { ownBookings } from '@/lib/http/own-bookings';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

/** Made for each visitor and kept by nobody: it may hold the data of one patient (architecture section 6). */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale; id: string; numcita?: string[] }> };

const PAID = 'ok';
const NO_SEO = { title: null, description: null, isIndexable: false };
const UNREAD: BookingAnswer = { error: null };

/** Never indexed, and no other site learns the address of a booking by following a link of it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, numcita } = await params;
  return metadataOf(async () => {
    if (!isAddress(numcita)) return null;
    const t = await getTranslations({ locale, namespace: 'Payment' });
    const page = { locale, path: `/payment/${id}`, seo: NO_SEO, fallback: { title: t('title') } };
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
  const hasPaid = id === PAID;
  const booking = hasPaid && numcita !== null ? await optional(lookUp(locale, numcita), UNREAD) : null;
  const path = localePath(locale, ['/payment', id, ...(numbers ?? [])].join('/'));
  return <PaymentDetail {...{ locale, hasPaid, numcita, booking, path }} />;
}

/** Only for the browser that booked, or for a number nobody can guess (M151). */
async function lookUp(locale: Locale, numcita: string): Promise<BookingAnswer> {
  return await findBooking(locale, numcita, await ownBookings(await headers()));
}

/** At most one number, of the letters numbers have. */
const isAddress = (numbers: string[] | undefined): boolean =>
  numbers === undefined || (numbers.length === 1 && numbers.every((number) => /^[\w.-]{1,64}$/.test(number)));

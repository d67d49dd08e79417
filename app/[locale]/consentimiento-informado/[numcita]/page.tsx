import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ConsentCopy } from '@/components/appointment/consent/consent-copy';
import { Outcome } from '@/components/layout/outcome';
import { findBooking } from '@/lib/appointments/appointments';
import { getShell } from '@/lib/catalogue/shell';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { accessibleBookings } from '@/lib/http/booking-access';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

/** Rendered per request and never cached: it holds the data of one patient (docs/architecture.md#caching). */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale; numcita: string }> };

const PATH = '/consentimiento-informado';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations({ locale, namespace: 'ConsentCopy' });
    const page = { locale, path: PATH, seo: OPEN_SEO, fallback: { title: t('title') } };
    return { ...pageMetadata(page), referrer: 'no-referrer' };
  });
}

export default async function ConsentCopyPage({ params }: Props) {
  const { locale, numcita } = await params;
  const shell = await getShell(locale);
  const load = () => consentCopy(locale, numcita);
  return <Outcome shell={shell} path={`${PATH}/${numcita}`} load={load} />;
}

/** Returns the copy, or null for a booking that is not confirmed, has no consent, or belongs to somebody else. */
async function consentCopy(locale: Locale, numcita: string) {
  const asked = await headers();
  const booking = await findBooking(locale, numcita, await accessibleBookings(asked), asked.get('x-forwarded-for'));
  if (isRefusedBooking(booking) || !booking.consent) return null;
  return <ConsentCopy {...{ locale, booking }} consent={booking.consent} />;
}

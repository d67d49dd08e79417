import { getTranslations } from 'next-intl/server';
import { openPaymentStep } from '@/lib/appointments/payment-pages';
import { LOCALES } from '@/lib/i18n/locales';

type Context = { params: Promise<{ paso: string }> };

/** The payment pages of the backend and the endpoint of the bank's notices, at this site's own address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return (await openPaymentStep((await params).paso, request)) ?? (await unavailable());
}

export const POST = GET;

/** The language of the visitor is unknown here, so the sentence is in all three. */
async function unavailable(): Promise<Response> {
  const sentences = await Promise.all(
    LOCALES.map(async (locale) => (await getTranslations({ locale, namespace: 'PaymentUnavailable' }))('unavailable')),
  );
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '30' };
  return new Response(`${sentences.join('\n\n')}\n`, { status: 503, headers });
}

import 'server-only';
import { env, siteUrl } from '@/lib/env';
import { refuse } from '@/lib/http/answers';
import { pickHeaders } from '@/lib/http/pick-headers';
import { log } from '@/lib/log';
import { apiBase, apiUrl } from '@/lib/upstream/addresses';
import { callKind } from '@/lib/upstream/call-kind';
import { ApiError } from '@/lib/upstream/errors';
import { sendUpstream } from '@/lib/upstream/send';

const DEADLINE_MS = 8000;
const LIMIT_BYTES = 16 * 1024;
const REQUEST_HEADERS = ['content-type', 'accept-language'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-robots-tag',
  'location',
];
/** Every step with its method: the page, the answer of the simulated bank, the notice of a bank. */
const STEPS: Record<string, string> = { pagar: 'GET', prueba: 'POST', aviso: 'POST' };

/**
 * Returns the backend's response for a payment step (/pagos/…), without cookies in either direction. 404 for unknown
 * steps, 413 for bodies over 16 kB; null for a failure, which is logged without the address, because that names a
 * booking.
 */
export async function openPaymentStep(step: string, request: Request): Promise<Response | null> {
  if (STEPS[step] !== request.method) return refuse('not_found');
  try {
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    if (body && body.byteLength > LIMIT_BYTES) return empty(413);
    const { method } = request;
    const url = apiUrl(`/pagos/${step}${new URL(request.url).search}`);
    const answer = await sendUpstream(url, callKind('payment', method, url), {
      method,
      headers: pickHeaders(request.headers, REQUEST_HEADERS),
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: pickHeaders(answer.headers, RESPONSE_HEADERS, { 'cache-control': 'no-store' }),
    });
  } catch (error) {
    log.error(
      { step, reason: error instanceof Error ? error.message : 'unknown' },
      'A payment step could not be served',
    );
    return null;
  }
}

const empty = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Where the browser is sent to pay: http(s), at the upstream, at this site, or at one of PAYMENT_HOSTS. Null if the
 * response has none. Throws 'unexpected_shape' for any other address, which is not repeated in the message.
 */
export function paymentUrlOf(sent: string | null): string | null {
  const text = sent?.trim() ?? '';
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const origins = [apiBase().href, siteUrl(), ...env().PAYMENT_HOSTS].map((address) => new URL(address).origin);
  const isTrusted = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isTrusted || !origins.includes(url.origin)) {
    throw new ApiError('unexpected_shape', 'A payment would lead to an address that is not in PAYMENT_HOSTS');
  }
  return url.href;
}

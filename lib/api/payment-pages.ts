import 'server-only';
import { log } from '@/lib/log';
import { apiUrl } from './addresses';

const DEADLINE_MS = 15_000;
const LIMIT_BYTES = 16 * 1024;
const SENT = ['content-type', 'accept-language'];
const KEPT = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-robots-tag',
  'location',
];
/** The steps there are, with their method: the page, the answer of the simulated bank, the notice of a bank. */
const STEPS: Record<string, string> = { pagar: 'GET', prueba: 'POST', aviso: 'POST' };

/**
 * A step of the payment as the backend answers it (/pagos/…): the browser and the bank reach the backend only through
 * this site. No cookies pass in either direction. Null for a failure, which is logged without the address, because that
 * names a booking; 404 for a step there is not, 413 for a body over 16 kB.
 */
export async function openPaymentStep(step: string, request: Request): Promise<Response | null> {
  if (STEPS[step] !== request.method) return empty(404);
  const headers = new Headers();
  for (const name of SENT) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    if (body && body.byteLength > LIMIT_BYTES) return empty(413);
    const answer = await fetch(`${apiUrl(`/pagos/${step}`).href}${new URL(request.url).search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: keptHeaders(answer.headers) });
  } catch (error) {
    log.error(
      { step, reason: error instanceof Error ? error.message : 'unknown' },
      'A payment step could not be served',
    );
    return null;
  }
}

const empty = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

function keptHeaders(answered: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of KEPT) {
    const value = answered.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

import type { ConsentDraft } from '../domain/appointment/consent';
import type { AppointmentDraft } from '../domain/appointment/draft';
import type { Locale } from '../i18n/locales';

const LONGEST_WAIT_MS = 25_000;

/**
 * What became of a booking (M144 to M147): sent, with the address to pay at or null; taken by somebody else; invalid in
 * its first step or here; failed: refused for good, or nobody knows whether it arrived, and then the same key may be sent
 * again.
 */
export type BookingSent =
  | { kind: 'sent'; paymentUrl: string | null }
  | { kind: 'taken' }
  | { kind: 'invalid'; isDraft: boolean }
  | { kind: 'failed'; isOffline: boolean; isRefused: boolean };

type Booking = { locale: Locale; draft: Partial<AppointmentDraft>; consent: ConsentDraft; key: string };

/** Sends a booking with its consent to the site's own door, once. The same key sent again books nothing twice. */
export async function sendBooking({ locale, draft, consent, key }: Booking): Promise<BookingSent> {
  try {
    const answer = await fetch('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ locale, draft, consent }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return outcomeOf(answer.status, await answer.json().catch(() => null));
  } catch {
    return { kind: 'failed', isOffline: !navigator.onLine, isRefused: false };
  }
}

function outcomeOf(status: number, body: unknown): BookingSent {
  const { ok, paymentUrl, error, fields } = isRecord(body) ? body : {};
  if (status === 200 && ok === true) {
    if (paymentUrl === undefined) return { kind: 'sent', paymentUrl: null };
    if (typeof paymentUrl === 'string' && /^https?:\/\//.test(paymentUrl)) return { kind: 'sent', paymentUrl };
  }
  if (status === 409 && error === 'slot_taken') return { kind: 'taken' };
  const wrong = status === 422 && isRecord(fields) ? Object.keys(fields) : [];
  if (wrong.length > 0) return { kind: 'invalid', isDraft: wrong.some((name) => !name.startsWith('consent.')) };
  return { kind: 'failed', isOffline: false, isRefused: status >= 400 && status < 500 };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

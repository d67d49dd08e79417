import type { ConsentDraft } from '../domain/appointment/consent';
import type { AppointmentDraft } from '../domain/appointment/draft';
import type { Locale } from '../i18n/locales';

const LONGEST_WAIT_MS = 25_000;

/**
 * What became of a booking (M144 to M147): sent, with the address to pay at or null; taken by somebody else; invalid in
 * its first step (`draft`) or here; renewed: the key was used for another booking, so a new one is needed; failed, and
 * then it is not known whether it arrived: the same key may be sent again.
 */
export type BookingSent =
  | { kind: 'sent'; paymentUrl: string | null }
  | { kind: 'taken' }
  | { kind: 'invalid'; isDraft: boolean }
  | { kind: 'failed'; isOffline: boolean; isKeyUsed: boolean };

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
    return { kind: 'failed', isOffline: !navigator.onLine, isKeyUsed: false };
  }
}

function outcomeOf(status: number, body: unknown): BookingSent {
  const { ok, paymentUrl, error, fields } = isRecord(body) ? body : {};
  if (status === 200 && ok === true) {
    if (paymentUrl === undefined) return { kind: 'sent', paymentUrl: null };
    if (typeof paymentUrl === 'string' && /^https?:\/\//.test(paymentUrl)) return { kind: 'sent', paymentUrl };
  }
  if (status === 409 && error === 'slot_taken') return { kind: 'taken' };
  if (status === 422 && isRecord(fields)) {
    return { kind: 'invalid', isDraft: Object.keys(fields).some((name) => !name.startsWith('consent.')) };
  }
  return { kind: 'failed', isOffline: false, isKeyUsed: status === 409 };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

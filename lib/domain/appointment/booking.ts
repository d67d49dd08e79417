import type { RichText } from '../media';
import type { Chat, PhonePart } from '../phone';

/** A booking on its result page (M151, M152). Texts are in the requested language; '' for missing values. */
export type BookingSummary = {
  patientName: string;
  /** YYYY-MM-DD in Madrid; null if missing or not a date. */
  day: string | null;
  /** HHMM, wall time in Madrid. */
  initTime: string | null;
  /** HHMM; null if only the beginning is known. */
  endTime: string | null;
  /** Day and time verbatim if one of them cannot be parsed; else null. */
  whenAsSent: string | null;
  /** The test in words, ready to show. */
  service: string;
  /** '' if unknown, or for a test. */
  doctor: string;
  numcita: string;
  /** The short number patients quote, as in the mails; null when the upstream has none. */
  reference: string | null;
  /** Number of changes to the calendar entry. */
  sequence: number;
  /** 'video' for a video call; another kind than at the clinic as sent; null at the clinic. */
  kind: string | null;
  /** Null if unknown. */
  priceCents: number | null;
  /** True when it was paid on the web. */
  isPaid: boolean;
  /** Advice for the visit; null if unknown. */
  advice: RichText | null;
  consent: AcceptedConsent | null;
  clinic: { name: string; address: string | null; phone: PhonePart[] | null; whatsapp: Chat | null };
  /** False for a booking without day and hour: the clinic will call to arrange them. */
  isConfirmed: boolean;
};

/** The consent accepted before paying: version and hash of the text, time (ISO 8601), and both decisions. */
export type AcceptedConsent = {
  version: string;
  hash: string;
  acceptedAt: string;
  allowsResearch: boolean;
  allowsNotifications: boolean;
  /** The parent or guardian who consented for a child; null for anybody else. */
  guardian: ConsentGuardian | null;
};

export type ConsentGuardian = {
  name: string;
  /** A relation of the form (`RELATIONS`), or an unknown one as sent; '' if missing. */
  relation: string;
  /** The child has no document yet. */
  patientLacksDocument: boolean;
};

/**
 * Result of a look-up: the booking, or the reason for its absence in the upstream's words (null when it gave none;
 * M151). `isPending` while the payment has not been notified yet, so that asking again makes sense; `heldUntil` is the
 * end of the hold (HH:MM, Madrid), if known. `isExpired`: the hour was held, not paid in time and is free again.
 */
export type BookingAnswer = BookingSummary | RefusedBooking;
export type RefusedBooking = { error: string | null; isPending?: true; heldUntil?: string; isExpired?: true };

/** True if the look-up returned no booking. */
export const isRefusedBooking = (answer: BookingAnswer): answer is RefusedBooking => 'error' in answer;

/**
 * True for booking numbers of our own backend: 128 random bits in base64url, which cannot be guessed. Sequential
 * numbers have few different characters; a random one has fewer than ten once in a hundred million.
 */
export const isUnguessable = (numcita: string): boolean =>
  /^[A-Za-z0-9_-]{22}$/.test(numcita) && new Set(numcita).size >= 10;

/** Readable by scripts while this browser may have an unpaid booking; grants no access. */
export const UNPAID_COOKIE = 'pago';

/** The booking number in a payment address of our own backend; null for other addresses. */
export function bookingNumberIn(paymentUrl: string): string | null {
  const numcita = URL.canParse(paymentUrl) ? new URL(paymentUrl).searchParams.get('numcita') : null;
  return numcita !== null && isUnguessable(numcita) ? numcita : null;
}

/**
 * States of the payment page: `confirmed` for a valid booking, `confirming` while the bank's notice is on its
 * way, `failed` for a payment that did not go through, `expired` for an hour that is no longer held, `unknown` for a
 * number that cannot be shown.
 */
export type PaymentEnd = 'confirmed' | 'confirming' | 'failed' | 'expired' | 'unknown';

/**
 * The state of the booking decides; the address decides only for unknown bookings (M149 to M151): a paid booking is not
 * shown as failed and an unpaid one not as confirmed. `booking` is null without a successful look-up.
 */
export function paymentEnd(isOk: boolean, numcita: string | null, booking: BookingAnswer | null): PaymentEnd {
  if (booking && !isRefusedBooking(booking)) return 'confirmed';
  if (booking?.isExpired) return 'expired';
  if (!isOk) return 'failed';
  if (numcita === null) return 'confirmed'; // an upstream without booking numbers: only the address is known
  return booking?.isPending ? 'confirming' : 'unknown';
}

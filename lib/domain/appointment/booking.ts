/** A booking as its result page shows it (M151, M152). Texts are in the language asked for; '' is what was not sent. */
export type BookingSummary = {
  patientName: string;
  /** YYYY-MM-DD in Madrid; null when it was not sent or not as a date. */
  day: string | null;
  /** HHMM, wall time in Madrid. */
  initTime: string | null;
  /** HHMM; null when only the beginning is known. */
  endTime: string | null;
  /** Day and time as they were sent, when one of them cannot be read; else null. */
  whenAsSent: string | null;
  /** The test in words, ready to show. */
  service: string;
  numcita: string;
  clinic: { name: string; address: string | null; phone: string | null; whatsapp: string | null };
  /** False for a booking without day and hour: somebody will call to arrange them. */
  isConfirmed: boolean;
};

/**
 * What a look-up answers: the booking, or why there is none, in the upstream's words (null when it gave none; M151).
 * `isPending` while the payment has not been notified yet: asking again makes sense.
 */
export type BookingAnswer = BookingSummary | RefusedBooking;
export type RefusedBooking = { error: string | null; isPending?: true };

/** True for the answer that is no booking. */
export const isRefusedBooking = (answer: BookingAnswer): answer is RefusedBooking => 'error' in answer;

/**
 * True for the numbers our own backend gives, 128 random bits in base64url: whoever knows one was given it. Numbers that
 * are counted have few different characters; a random one with fewer than ten comes once in a hundred million.
 */
export const isUnguessable = (numcita: string): boolean =>
  /^[A-Za-z0-9_-]{22}$/.test(numcita) && new Set(numcita).size >= 10;

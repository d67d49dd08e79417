import { type BookingAnswer, isRefusedBooking } from './booking';

/**
 * What the page of a payment says: `confirmed` for a booking that stands, `confirming` while the bank's notice is on its
 * way, `failed` for a payment that did not go through, `expired` for an hour that is no longer held, `unknown` for a
 * number that cannot be shown.
 */
export type PaymentEnd = 'confirmed' | 'confirming' | 'failed' | 'expired' | 'unknown';

/**
 * The state of the booking decides, the address only where nothing is known of it (M149 to M151): a paid booking is not
 * shown as failed and an unpaid one not as confirmed. `booking` is null when nothing was looked up or could be.
 */
export function paymentEnd(isOk: boolean, numcita: string | null, booking: BookingAnswer | null): PaymentEnd {
  if (booking && !isRefusedBooking(booking)) return 'confirmed';
  if (booking?.isExpired) return 'expired';
  if (!isOk) return 'failed';
  if (numcita === null) return 'confirmed'; // an upstream that sends no number: its address is all there is
  return booking?.isPending ? 'confirming' : 'unknown';
}

import { findBooking } from '@/lib/appointments/appointments';
import { bookingQuery } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { accessibleBookings } from '@/lib/http/booking-access';
import { defineQuery } from '@/lib/http/define-endpoint';

/**
 * Returns a booking by its number as BookingAnswer, to the browser that booked it or for a number that cannot be
 * guessed (M151).
 */
export const GET = defineQuery({
  // Enough for a page that waits for its payment, but too few to guess numbers.
  limit: { name: 'comprobar', perMinute: 60 },
  schema: bookingQuery,
  run: async ({ value, locale, headers, caller }) => {
    const isOwn = await accessibleBookings(headers);
    return answer(200, await findBooking(locale, value.numcita, isOwn, caller.visitorAddress));
  },
});

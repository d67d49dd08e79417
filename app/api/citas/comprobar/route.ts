import { findBooking } from '@/lib/appointments/appointments';
import { bookingQuery } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { accessibleBookings } from '@/lib/http/booking-access';
import { defineQuery } from '@/lib/http/define-endpoint';

/** A booking by its number, for the browser that booked it or a number nobody can guess (M151): BookingAnswer. */
export const GET = defineQuery({
  // Enough for a page that waits for its payment, too few to try numbers out.
  limit: { name: 'comprobar', perMinute: 60 },
  schema: bookingQuery,
  run: async ({ value, locale, headers, caller }) => {
    const isOwn = await accessibleBookings(headers);
    return answer(200, await findBooking(locale, value.numcita, isOwn, caller.visitorAddress));
  },
});

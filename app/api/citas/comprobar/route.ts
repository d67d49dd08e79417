import { z } from 'zod';
import { findBooking } from '@/lib/api/appointments';
import { answer } from '@/lib/http/answers';
import { enterQuery } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import { ownBookings } from '@/lib/http/own-bookings';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

const Query = z.object({
  numcita: z.string('invalid').regex(/^[\w.-]{1,64}$/, 'invalid'),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
});

// Enough for a page that waits for its payment, too few to try numbers out.
const DOOR = { schema: Query, limit: { name: 'comprobar', perMinute: 60 } };

/** A booking by its number, for the browser that booked it or a number nobody can guess (M151): BookingAnswer. */
export async function GET(request: Request): Promise<Response> {
  const entered = enterQuery(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { numcita, locale } = entered.value;
  try {
    return answer(200, await findBooking(locale, numcita, await ownBookings(request.headers)));
  } catch (error) {
    return refuseFailure('comprobar', error);
  }
}

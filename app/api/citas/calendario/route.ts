import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { findBooking } from '@/lib/api/appointments';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { calendarFile } from '@/lib/domain/appointment/calendar-file';
import { refuse } from '@/lib/http/answers';
import { enterQuery } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import { ownBookings } from '@/lib/http/own-bookings';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

const Query = z.object({
  numcita: z.string('invalid').regex(/^[\w.-]{1,64}$/, 'invalid'),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
});

const DOOR = { schema: Query, limit: { name: 'calendario', perMinute: 30 } };

/** The appointment of a number as a file for the calendar; 404 for whoever may not see it, or without day and hour. */
export async function GET(request: Request): Promise<Response> {
  const entered = enterQuery(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { numcita, locale } = entered.value;
  try {
    const booking = await findBooking(locale, numcita, await ownBookings(request.headers));
    const t = await getTranslations({ locale, namespace: 'Payment' });
    const words = { reference: t('reference'), phone: t('phone'), bringDocument: t('bringDocument') };
    const file = isRefusedBooking(booking) ? null : calendarFile(booking, words, new Date());
    if (file === null) return refuse('not_found');
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="cita.ics"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    return refuseFailure('calendario', error);
  }
}

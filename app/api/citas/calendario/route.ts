import { calendarFile } from '@clinic/contract/calendar-file';
import { findBooking } from '@/lib/appointments/appointments';
import { bookingQuery } from '@/lib/appointments/query-fields';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { writtenPhone } from '@/lib/domain/phone';
import { env } from '@/lib/env';
import { refuse } from '@/lib/http/answers';
import { accessibleBookings } from '@/lib/http/booking-access';
import { defineQuery } from '@/lib/http/define-endpoint';

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="cita.ics"',
  'Cache-Control': 'no-store',
};

/** The appointment with this number as a calendar file; 404 without access to it, or if it has no day and hour. */
export const GET = defineQuery({
  limit: { name: 'calendario', perMinute: 30 },
  schema: bookingQuery,
  run: async ({ value, locale, headers, caller }) => {
    const isOwn = await accessibleBookings(headers);
    const booking = await findBooking(locale, value.numcita, isOwn, caller.visitorAddress);
    if (isRefusedBooking(booking)) return refuse('not_found');
    const { day, initTime, kind, ...visit } = booking;
    const clinic = { ...visit.clinic, phone: visit.clinic.phone && writtenPhone(visit.clinic.phone) };
    if (day === null || initTime === null) return refuse('not_found');
    const brand = env().BRAND_NAME;
    const entry = { ...visit, clinic, day, initTime, isVideo: kind === 'video', brand, locale, stamp: new Date() };
    return new Response(calendarFile(entry), { headers: HEADERS });
  },
});

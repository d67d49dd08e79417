import { findNextDays } from '@/lib/appointments/next-days';
import { slotDayQuery } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** Returns free hours for a day without any, as NextDays: later days at the same clinic, and clinics nearby. */
export const GET = defineQuery({
  // Each request may cause up to fifteen upstream calls.
  limit: { name: 'proximos', perMinute: 20 },
  schema: slotDayQuery,
  run: async ({ value: { centromedico: clinicId, fecha: day, prueba: test }, locale, caller }) =>
    answer(200, await findNextDays(locale, { clinicId, day, test }, caller.visitorAddress)),
});

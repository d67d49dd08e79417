import { findNextDays } from '@/lib/appointments/next-days';
import { slotDayQuery } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** Where there are free hours when a day has none, as NextDays: later at the same clinic, and near it. */
export const GET = defineQuery({
  // Each may be as many as fifteen calls of the upstream.
  limit: { name: 'proximos', perMinute: 20 },
  schema: slotDayQuery,
  run: async ({ value: { centromedico: clinicId, fecha: day, prueba: test }, locale, caller }) =>
    answer(200, await findNextDays(locale, { clinicId, day, test }, caller.visitorAddress)),
});

import { z } from 'zod';
import { clinicDayFields } from '@/lib/appointments/query-fields';
import { testPrices } from '@/lib/appointments/test-prices';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** What each test costs at a clinic on a day, in euro cents by test; a test whose price is not known is left out. */
export const GET = defineQuery({
  limit: { name: 'precios', perMinute: 60 },
  schema: z.object(clinicDayFields),
  run: async ({ value: { centromedico: clinicId, fecha: day }, locale, caller }) =>
    answer(200, await testPrices(locale, clinicId, day, caller.visitorAddress)),
});

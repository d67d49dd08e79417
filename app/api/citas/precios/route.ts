import { slotDayQuery } from '@/lib/appointments/query-fields';
import { testPrice } from '@/lib/appointments/test-prices';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** Returns the price of a test at a clinic on a day in euro cents, or null. */
export const GET = defineQuery({
  limit: { name: 'precios', perMinute: 120 },
  schema: slotDayQuery,
  run: async ({ value: { centromedico: clinicId, fecha: day, prueba: test }, locale, caller, signal }) => {
    const { visitorAddress } = caller;
    return answer(200, { priceCents: await testPrice(locale, { clinicId, day, test }, { visitorAddress, signal }) });
  },
});

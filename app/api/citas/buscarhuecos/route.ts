import { isSlotFree, searchSlots } from '@/lib/appointments/appointments';
import { slotDayQuery, timeParameter } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

const slotQuery = slotDayQuery.extend({ initTime: timeParameter.optional() });

/** The free hours of a day as SlotAnswer, or with initTime whether that one is still free (M95 to M100, M144). */
export const GET = defineQuery({
  limit: { name: 'buscarhuecos', perMinute: 120 },
  schema: slotQuery,
  run: async ({ value, locale, caller: { visitorAddress } }) => {
    const { centromedico: clinicId, fecha: day, prueba: test, initTime: start } = value;
    const query = { clinicId, day, test };
    if (start === undefined) return answer(200, await searchSlots(locale, query, visitorAddress));
    return answer(200, { available: await isSlotFree(locale, { ...query, start }, visitorAddress) });
  },
});

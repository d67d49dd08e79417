import { z } from 'zod';
import { isSlotFree, searchSlots } from '@/lib/api/appointments';
import { isCalendarDay } from '@/lib/domain/appointment/calendar-day';
import { COVID_TESTS, chosenId } from '@/lib/domain/appointment/choices';
import { isHhmm } from '@/lib/domain/appointment/slot';
import { answer } from '@/lib/http/answers';
import { enterQuery } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

/** Messages are keys of `AppointmentForm.errors`. The day is YYYY-MM-DD here, whatever the upstream is asked with. */
const Query = z.object({
  centromedico: z
    .string('clinicMissing')
    .trim()
    .max(50, 'clinicMissing')
    .refine((id) => chosenId(id) !== null, 'clinicMissing'),
  fecha: z.string('dayMissing').refine(isCalendarDay, 'dayMissing'),
  prueba: z.enum(COVID_TESTS, 'typeMissing'),
  initTime: z.string().refine(isHhmm, 'slotMissing').optional(),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
});

const DOOR = { schema: Query, limit: { name: 'buscarhuecos', perMinute: 120 } };

/** The free hours of a day as SlotAnswer, or with initTime whether that one is still free (M95 to M100, M144). */
export async function GET(request: Request): Promise<Response> {
  const entered = enterQuery(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { centromedico: clinicId, fecha: day, prueba: test, initTime: start, locale } = entered.value;
  try {
    if (start === undefined) return answer(200, await searchSlots(locale, { clinicId, day, test }));
    return answer(200, { available: await isSlotFree(locale, { clinicId, day, test, start }) });
  } catch (error) {
    return refuseFailure('buscarhuecos', error);
  }
}

import { parseDay, parseHhmm, wallMoment } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';
import type { Querier } from '#store/db';
import { lineFor, readOpening } from './opening';
import { serviceId, slotTest, testAdvice, testName } from './slot-tests';
import { freeSlots, slotsOfDay } from './slots';

/** The raw parameters of GET /api/citas/buscarhuecos; undefined when missing. */
export type SlotQuery = { centromedico?: string; fecha?: string; prueba?: string; initTime?: string };

/** Responses; `success` is a text there, as recorded (docs/contract.md#slot-search). */
export type SlotAnswer =
  | { success: 'false'; error: string | { code: number } }
  | { success: 'true'; available: boolean }
  | {
      success: 'true';
      slots: { initTime: string; endTime: string }[];
      price: string;
      servicetext: string;
      generaltext: string;
      scheduleId: number;
      serviceId: number;
    };

/** Response to an invalid query: an unknown test or an impossible day. */
const UNREADABLE = { success: 'false', error: { code: 12 } } as const;

/**
 * Returns the free slots of a clinic, test and day, or with `initTime` whether that slot is still free (M96, M144). A
 * past or closed day has no slots. For a clinic that does not offer the test, returns a sentence in the language.
 */
export async function searchSlots(q: Querier, query: SlotQuery, locale: ContentLocale, now: Date): Promise<SlotAnswer> {
  const test = slotTest(query.prueba);
  const day = parseDay(query.fecha ?? '');
  const initTime = query.initTime === undefined ? null : parseHhmm(query.initTime);
  if (!test || !day || (query.initTime !== undefined && initTime === null)) return UNREADABLE;

  const clinicId = /^[1-9]\d{0,8}$/.test(query.centromedico ?? '') ? Number(query.centromedico) : 0;
  const moment = wallMoment(now);
  const opening = await readOpening(q, clinicId, test, moment.day);
  const line = lineFor(opening, day);
  if (!line) return { success: 'false', error: translatorFor(locale, 'hours')('closed') };

  const slots = await freeSlots(q, { clinicId, service: test, day }, slotsOfDay(opening, day, moment));
  if (initTime !== null) return { success: 'true', available: slots.some((slot) => slot.initTime === initTime) };
  return {
    success: 'true',
    slots: slots.map(({ initTime: start, endTime }) => ({ initTime: start, endTime })),
    price: (line.priceCents / 100).toFixed(2),
    servicetext: testName(test, locale),
    generaltext: testAdvice(test, locale),
    scheduleId: line.id,
    serviceId: serviceId(test),
  };
}

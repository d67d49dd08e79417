import type { SlotQuery } from '../domain/appointment/assistant';
import type { CovidTest } from '../domain/appointment/choices';
import type { Locale } from '../i18n/locales';
import { requestJson } from './request';

/** Euro cents by test; null if the clinic gives no price. */
export type TestPrices = Partial<Record<CovidTest, number | null>>;
/** Clinic and day of the prices. */
type PricedDay = Pick<SlotQuery, 'clinicId' | 'day'>;

/** Concurrent reads: the visitor's own searches must find a connection, and the upstream must not be flooded. */
const AT_ONCE = 2;

/** Prices this page has read, so that a price is read once per clinic and day. */
const cached = new Map<string, TestPrices>();

/** The prices known at a clinic on a day. */
export const cachedPrices = ({ clinicId, day }: PricedDay): TestPrices => cached.get(`${clinicId} ${day}`) ?? {};

/** Stores a price returned by a read or a search. */
export function notePrice({ clinicId, day, test }: SlotQuery, priceCents: number | null): void {
  cached.set(`${clinicId} ${day}`, { ...cachedPrices({ clinicId, day }), [test]: priceCents });
}

type Reader = {
  /** Reads these prices and drops the others; starts none while `isPaused`. */
  want: (tests: readonly CovidTest[], isPaused: boolean) => void;
  /** Drops all reads. */
  stop: () => void;
};

/** Reads prices at a clinic on a day, two at a time; calls `onPrice` for each. Failed reads are not repeated. */
export function readPrices(locale: Locale, place: PricedDay, onPrice: () => void): Reader {
  let waiting: readonly CovidTest[] = [];
  const reading = new Map<CovidTest, AbortController>();
  const failed = new Set<CovidTest>();
  const begin = () => {
    for (const test of waiting) {
      if (reading.size >= AT_ONCE) return;
      const isOver = failed.has(test) || cachedPrices(place)[test] !== undefined;
      if (!isOver && !reading.has(test)) void read(test);
    }
  };
  const read = async (test: CovidTest) => {
    const request = new AbortController();
    reading.set(test, request);
    const price = await priceOf(locale, { ...place, test }, request.signal);
    if (request.signal.aborted) return;
    reading.delete(test);
    if (price === undefined) failed.add(test);
    else notePrice({ ...place, test }, price);
    begin();
    onPrice();
  };
  const want: Reader['want'] = (tests, isPaused) => {
    for (const [test, request] of reading) {
      if (tests.includes(test)) continue;
      reading.delete(test);
      request.abort();
    }
    waiting = isPaused ? [] : tests;
    begin();
  };
  return { want, stop: () => want([], true) };
}

/** Returns undefined if the request failed. Never throws. */
async function priceOf(locale: Locale, query: SlotQuery, signal: AbortSignal): Promise<number | null | undefined> {
  const { clinicId, day, test } = query;
  const params = new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale });
  try {
    const { priceCents } = await requestJson<{ priceCents: number | null }>(`/api/citas/precios?${params}`, { signal });
    return priceCents;
  } catch {
    return undefined;
  }
}

import 'server-only';
import type { SlotQuery } from '@/lib/domain/appointment/assistant';
import type { Locale } from '@/lib/i18n/locales';
import { inBulkheadOf } from '@/lib/upstream/bulkhead';
import { optional } from '@/lib/upstream/degrade';
import { searchPrice } from './appointments';

/** Price look-ups of one visitor that run concurrently; the others wait outside the deadline of their call. */
const AT_ONCE = 2;

type Caller = { visitorAddress: string | null; signal?: AbortSignal };

/**
 * The price of a test at a clinic on a day in euro cents, from the slot search; null if unknown, unavailable or
 * dropped. Throws ApiError 'too_many'.
 */
export async function testPrice(locale: Locale, query: SlotQuery, caller: Caller): Promise<number | null> {
  const { visitorAddress, signal } = caller;
  const unlessDropped = (error: unknown) => {
    if (signal?.aborted) return null;
    throw error;
  };
  const read = async () => {
    if (signal?.aborted) return null;
    return await optional(searchPrice(locale, query, visitorAddress, signal).catch(unlessDropped), null);
  };
  return await inBulkheadOf(visitorAddress, 'price look-ups', read, AT_ONCE);
}

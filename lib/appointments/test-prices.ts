import 'server-only';
import { COVID_TESTS, type CovidTest } from '@/lib/domain/appointment/choices';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { searchPrice } from './appointments';

/** Euro cents of each test a clinic offers that day, asked of the slot search. A test that cannot be asked is left out. */
export async function testPrices(
  locale: Locale,
  clinicId: string,
  day: string,
  visitorAddress: string | null = null,
): Promise<Partial<Record<CovidTest, number>>> {
  const found = await Promise.all(
    COVID_TESTS.map(async (test): Promise<[CovidTest, number | null]> => {
      return [test, await optional(searchPrice(locale, { clinicId, day, test }, visitorAddress), null)];
    }),
  );
  return Object.fromEntries(found.filter(([, cents]) => cents !== null));
}

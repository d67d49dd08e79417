import { isCalendarDay, madridDay } from '@clinic/contract/dates';
import { useEffect, useReducer, useRef } from 'react';
import { cachedPrices, notePrice, readPrices, type TestPrices } from '../browser/test-prices';
import type { AssistantState } from '../domain/appointment/assistant';
import { answeredPrice } from '../domain/appointment/assistant-view';
import type { CovidTest } from '../domain/appointment/choices';
import { formatPrice } from '../domain/price';
import type { Locale } from '../i18n/locales';

/**
 * The formatted price of each of the tests at the chosen clinic on the chosen day, or today. The price of the chosen
 * test comes with its hours; the others are read when no slot search runs. A test without a known price is left out.
 */
export function useTestPrices(
  locale: Locale,
  { isCovid, clinicId, day, search }: AssistantState,
  tests: readonly CovidTest[],
): Partial<Record<CovidTest, string>> {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const pricedDay = day && isCalendarDay(day) ? day : madridDay(new Date());
  const pricedClinic = isCovid ? clinicId : null;
  const reader = useRef<ReturnType<typeof readPrices> | null>(null);
  useEffect(() => {
    if (pricedClinic === null) return;
    reader.current = readPrices(locale, { clinicId: pricedClinic, day: pricedDay }, redraw);
    return () => {
      reader.current?.stop();
      reader.current = null;
    };
  }, [locale, pricedClinic, pricedDay]);

  const query = search.kind === 'idle' ? null : search.query;
  const answered = answeredPrice(search);
  const isPaused = search.kind === 'searching';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clinic or day has another reader
  useEffect(() => {
    if (query && answered !== undefined) notePrice(query, answered);
    reader.current?.want(
      tests.filter((test) => test !== query?.test),
      isPaused,
    );
  }, [query, answered, isPaused, tests, locale, pricedClinic, pricedDay]);

  if (pricedClinic === null) return {};
  const known = cachedPrices({ clinicId: pricedClinic, day: pricedDay });
  return formatted(locale, query && answered !== undefined ? { ...known, [query.test]: answered } : known);
}

const formatted = (locale: Locale, prices: TestPrices): Partial<Record<CovidTest, string>> =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([test, cents]) => (cents === null ? [] : [[test, formatPrice(locale, cents)]])),
  );

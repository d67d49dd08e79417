import { isCalendarDay } from '@clinic/contract/calendar-day';
import { madridDay } from '@clinic/contract/madrid-time';
import { useEffect, useState } from 'react';
import { loadOnce } from '../browser/load-once';
import type { AssistantState } from '../domain/appointment/assistant';
import type { CovidTest } from '../domain/appointment/choices';
import { formatPrice } from '../domain/price';
import type { Locale } from '../i18n/locales';

type Prices = Partial<Record<CovidTest, number>>;

/**
 * The formatted price of each test at the chosen clinic on the chosen day, or today, before an hour is chosen. Empty while
 * and where it is not known.
 */
export function useTestPrices(
  locale: Locale,
  { isCovid, clinicId, day }: AssistantState,
): Partial<Record<CovidTest, string>> {
  const chosenDay = day && isCalendarDay(day) ? day : madridDay(new Date());
  const query = isCovid && clinicId ? new URLSearchParams({ centromedico: clinicId, fecha: chosenDay, locale }) : null;
  const address = query && `/api/citas/precios?${query}`;
  const [known, setKnown] = useState<{ address: string; prices: Prices } | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isOutdated = false;
    loadOnce<Prices>(address).then(
      (prices) => isOutdated || setKnown({ address, prices }),
      () => undefined, // the price is shown with the hours
    );
    return () => {
      isOutdated = true;
    };
  }, [address]);
  const prices = known !== null && known.address === address ? known.prices : {};
  return Object.fromEntries(Object.entries(prices).map(([test, cents]) => [test, formatPrice(locale, cents)]));
}

import useSWR from 'swr';
import type { SlotAnswer, SlotQuery } from '../domain/appointment/assistant';
import type { Locale } from '../i18n/locales';

/** The price of a test in euro cents at the clinic on that day; null while and where it is not known. */
export function useSlotPrice(locale: Locale, query: SlotQuery | null): number | null {
  const { data } = useSWR(query && addressOf(locale, query), priceAt, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data ?? null;
}

const addressOf = (locale: Locale, { clinicId, day, test }: SlotQuery): string =>
  `/api/citas/buscarhuecos?${new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale })}`;

async function priceAt(address: string): Promise<number | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const found: SlotAnswer = await answer.json();
  return found.kind === 'offered' ? found.offer.priceCents : null;
}

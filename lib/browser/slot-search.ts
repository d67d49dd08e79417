import type { NextDays, SlotAnswer, SlotQuery } from '../domain/appointment/assistant';
import type { Locale } from '../i18n/locales';
import { request, requestJson } from './request';

/**
 * The hours of a clinic on a day (M96 to M100); over a limit `refused` with a message, any other failure `failed`.
 * Never throws.
 */
export async function searchSlots(query: SlotQuery, locale: Locale, signal?: AbortSignal): Promise<SlotAnswer> {
  const { clinicId, day, test } = query;
  const params = new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale });
  try {
    const response = await request(`/api/citas/buscarhuecos?${params}`, { signal });
    if (response.ok) return await response.json();
    return response.status === 429 ? { kind: 'refused', text: textOf(await response.json()) } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The message of a refusal; '' if missing: the form then shows its own. */
const textOf = (refusal: { text?: unknown }): string => (typeof refusal.text === 'string' ? refusal.text : '');

/** The next days with hours when a day has none; null if the request failed. Never throws. */
export async function fetchNextDays(query: SlotQuery, locale: Locale, signal: AbortSignal): Promise<NextDays | null> {
  const { clinicId, day, test } = query;
  const params = new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale });
  try {
    return await requestJson<NextDays>(`/api/citas/proximos?${params}`, { signal });
  } catch {
    return null;
  }
}

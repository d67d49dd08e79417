import type { NextDays, SlotQuery } from '../domain/appointment/assistant';
import type { Locale } from '../i18n/locales';

/** Where there are hours when a day has none; null when it could not be asked for. Never throws. */
export async function askForNextDays(query: SlotQuery, locale: Locale, signal: AbortSignal): Promise<NextDays | null> {
  const { clinicId, day, test } = query;
  const params = new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale });
  try {
    const response = await fetch(`/api/citas/proximos?${params}`, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

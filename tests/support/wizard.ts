import type { APIRequestContext, Page } from '@playwright/test';
import type { SlotAnswer } from '../../lib/domain/appointment/assistant';
import type { CovidTest } from '../../lib/domain/appointment/choices';
import type { AppointmentDraft } from '../../lib/domain/appointment/draft';
import { slotValue } from '../../lib/domain/appointment/slot';
import { aBooking } from './appointment';

/** Stores a booking in the tab before its first page, like the form; the next pages find the data left by the site. */
export async function storeWizard(page: Page, given: Partial<AppointmentDraft> = {}): Promise<void> {
  await page.addInitScript((draft) => {
    if (sessionStorage.getItem('test.stored')) return;
    sessionStorage.setItem('test.stored', '1');
    sessionStorage.setItem('cita.1', JSON.stringify({ at: Date.now(), wizard: { draft } }));
  }, aBooking(given));
}

/**
 * The last free slot of clinic 1 on the first day with hours, at least this number of days from now: each test has its
 * own.
 */
export async function freeSlot(
  request: APIRequestContext,
  days: number,
  type: CovidTest = 'testPCR',
): Promise<Pick<AppointmentDraft, 'type' | 'clinicId' | 'day' | 'slot'>> {
  for (let offset = 0; offset < 7; offset += 1) {
    const day = new Date(Date.now() + (days + offset) * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ centromedico: '1', fecha: day, prueba: type, locale: 'es' });
    const found: SlotAnswer = await (await request.get(`/api/citas/buscarhuecos?${query}`)).json();
    const last = found.kind === 'offered' ? found.offer.slots.at(-1) : undefined;
    if (last) return { type, clinicId: '1', day, slot: slotValue(last) };
  }
  throw new Error('No slot is free.');
}

import { call, newEmail, outside } from './desk';

type Slot = { initTime: string; endTime: string };

/** A free hour: YYYY-MM-DD and HHMM. */
export type FreeHour = { day: string; hhmm: string };

const DAY_MS = 86_400_000;

/** The last free hour of a test at clinic 1 on the first day that has one, at least this number of days from now. */
export async function freeHour(days: number, prueba = 'testSerologico'): Promise<FreeHour> {
  for (let offset = 0; offset < 7; offset += 1) {
    const day = new Date(Date.now() + (days + offset) * DAY_MS).toISOString().slice(0, 10);
    const query = new URLSearchParams({ centromedico: '1', fecha: day.split('-').reverse().join('-'), prueba });
    const { slots = [] } = await call<{ slots?: Slot[] }>('GET', `/api/citas/buscarhuecos?${query}`);
    const last = slots.at(-1);
    if (last) return { day, hhmm: last.initTime };
  }
  throw new Error('No hour is free.');
}

/** Lets a colleague book a PCR for a caller, with `given` in the request; returns its reference. */
export async function bookedVisit(days: number, given: Record<string, unknown> = {}): Promise<string> {
  const { day, hhmm } = await freeHour(days, 'testPCR');
  const email = newEmail();
  return await outside.bookByTelephone({ dia: day, hueco: hhmm, email, emailconfirmation: email, ...given });
}

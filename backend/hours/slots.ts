import { addDays, toHhmm, toMinutes, type WallMoment, weekdayOf } from '@clinic/contract/dates';
import type { Querier } from '#store/db';
import { isClosed, linesOn, type Opening, readOpening } from './opening';
import type { Service } from './slot-tests';

/** Days ahead a slot can be booked. */
const HORIZON_DAYS = 180;

/** A bookable time: wall time of a day, number of seats, price of one seat, and whether the visit is by video call. */
export type Slot = { initTime: string; endTime: string; capacity: number; priceCents: number; isVideo?: boolean };

export type SlotDay = { clinicId: number; service: Service; day: string };

/**
 * Returns every slot of a day that starts after `now`, taken or not, in order of time; empty on closed days and beyond
 * the horizon. An hour covered by several lines is one slot.
 */
export function slotsOfDay(opening: Opening, day: string, now: WallMoment): Slot[] {
  if (day < now.day || day > addDays(now.day, HORIZON_DAYS)) return [];
  return openSlots(opening, day).filter(({ initTime }) => day > now.day || initTime > now.hhmm);
}

function openSlots(opening: Opening, day: string): Slot[] {
  const slots = new Map<string, Slot>();
  for (const { from, to, minutes, capacity, priceCents, isVideo } of linesOn(opening, day)) {
    for (let start = toMinutes(from); start + minutes <= toMinutes(to); start += minutes) {
      const slot = { initTime: toHhmm(start), endTime: toHhmm(start + minutes), capacity, priceCents, isVideo };
      if (!slots.has(slot.initTime)) slots.set(slot.initTime, slot);
    }
  }
  return [...slots.values()]
    .filter(({ initTime, endTime }) => !isClosed(opening, day, initTime, endTime) && isOnce(day, initTime, endTime))
    .sort((one, other) => (one.initTime < other.initTime ? -1 : 1));
}

/** False for the hour from two to three on the last Sunday of March and October, which is skipped or repeated. */
export const isOnce = (day: string, initTime: string, endTime: string): boolean =>
  !(/-(03|10)-(2[5-9]|3\d)$/.test(day) && weekdayOf(day) === 7 && initTime < '0300' && endTime > '0200');

/** True while a slot that was read is still open; call it with the hours locked (lockSeats). */
export async function isOffered(tx: Querier, { clinicId, service, day }: SlotDay, slot: Slot): Promise<boolean> {
  const slots = openSlots(await readOpening(tx, clinicId, service, day), day);
  return slots.some(
    ({ initTime, endTime, capacity, priceCents, isVideo = false }) =>
      initTime === slot.initTime &&
      endTime === slot.endTime &&
      capacity === slot.capacity &&
      priceCents === slot.priceCents &&
      isVideo === (slot.isVideo ?? false),
  );
}

/** Returns the slots with a free seat; lapsed holds count as free. */
export async function freeSlots(q: Querier, slotDay: SlotDay, slots: readonly Slot[]): Promise<Slot[]> {
  if (slots.length === 0) return [];
  const taken = await takenSeats(q, slotDay);
  return withFreeSeat(slots, taken);
}

/** Returns the number of free seats of a slot. */
export async function freeSeats(q: Querier, slotDay: SlotDay, slot: Slot): Promise<number> {
  return slot.capacity - occupied(slot, await takenSeats(q, slotDay));
}

const takenSeats = (q: Querier, { clinicId, service, day }: SlotDay): Promise<TakenSeat[]> =>
  q.query<TakenSeat>(
    `select init_hhmm as init, end_hhmm as "end", seat from booking
     where clinic_id = $1 and service = $2 and day = $3
       and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [clinicId, service, day],
  );

/** A seat taken from `init` to `end` (HHMM). */
export type TakenSeat = { init: string; end: string; seat: number };

/** Returns the slots of a day with a free seat. */
export const withFreeSeat = (slots: readonly Slot[], taken: readonly TakenSeat[]): Slot[] =>
  slots.filter((slot) => occupied(slot, taken) < slot.capacity);

function occupied({ initTime, endTime, capacity }: Slot, taken: readonly TakenSeat[]): number {
  const overlapping = taken.filter(({ init, end, seat }) => seat <= capacity && init < endTime && end > initTime);
  return new Set(overlapping.map(({ seat }) => seat)).size;
}

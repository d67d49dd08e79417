import type { Querier } from '#store/db';
import type { Service } from './slot-tests';
import { daysLater, toHhmm, toMinutes, type WallMoment, weekdayOf } from './wall-time';

/** How many days ahead a slot can be booked. */
const HORIZON_DAYS = 180;

export type Schedule = {
  id: number;
  weekday: number;
  from: string;
  to: string;
  minutes: number;
  capacity: number;
  priceCents: number;
};

/** One time that can be booked: wall time of a day, how many seats it has and what one costs. */
export type Slot = { initTime: string; endTime: string; capacity: number; priceCents: number };

export type SlotDay = { clinicId: number; service: Service; day: string };

/** The opening hours of a test or an agenda in a clinic, all weekdays; empty when the clinic has none. */
export async function readSchedules(q: Querier, clinicId: number, service: Service): Promise<Schedule[]> {
  return await q.query<Schedule>(
    `select id, weekday, from_hhmm as "from", to_hhmm as "to", minutes, capacity, price_cents as "priceCents"
     from schedule where clinic_id = $1 and service = $2 and exists (select 1 from centromedico where id = $1)
     order by weekday, from_hhmm, id`,
    [clinicId, service],
  );
}

/** Every slot of a day that has not begun at `now`, taken or not; empty on closed days and beyond the horizon. */
export function slotsOfDay(schedules: readonly Schedule[], day: string, now: WallMoment): Slot[] {
  if (day < now.day || day > daysLater(now.day, HORIZON_DAYS)) return [];
  const weekday = weekdayOf(day);
  return schedules
    .filter((schedule) => schedule.weekday === weekday)
    .flatMap(({ from, to, minutes, capacity, priceCents }) => {
      const count = Math.floor((toMinutes(to) - toMinutes(from)) / minutes);
      return Array.from({ length: count }, (_, index) => {
        const start = toMinutes(from) + index * minutes;
        return { initTime: toHhmm(start), endTime: toHhmm(start + minutes), capacity, priceCents };
      });
    })
    .filter(({ initTime }) => day > now.day || initTime > now.hhmm);
}

/** The slots that still have a seat; a hold that has lapsed counts as free. */
export async function freeSlots(q: Querier, slotDay: SlotDay, slots: readonly Slot[]): Promise<Slot[]> {
  if (slots.length === 0) return [];
  const taken = await takenSeats(q, slotDay);
  return withFreeSeat(slots, taken);
}

/** How many seats of a slot are free. */
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

/** A seat that is taken from one time (HHMM) to another. */
export type TakenSeat = { init: string; end: string; seat: number };

/** The slots of a day of which a seat is left. */
export const withFreeSeat = (slots: readonly Slot[], taken: readonly TakenSeat[]): Slot[] =>
  slots.filter((slot) => occupied(slot, taken) < slot.capacity);

function occupied({ initTime, endTime, capacity }: Slot, taken: readonly TakenSeat[]): number {
  const overlapping = taken.filter(({ init, end, seat }) => seat <= capacity && init < endTime && end > initTime);
  return new Set(overlapping.map(({ seat }) => seat)).size;
}

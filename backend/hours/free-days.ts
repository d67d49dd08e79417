import { addDays, type WallMoment } from '@clinic/contract/dates';
import type { Querier } from '#store/db';
import type { Opening } from './opening';
import type { Service } from './slot-tests';
import { type Slot, slotsOfDay, type TakenSeat, withFreeSeat } from './slots';

const DAYS_AHEAD = 60;

/** A taken seat with its day YYYY-MM-DD. */
export type SeatOfDay = TakenSeat & { day: string };
type Taken = SeatOfDay & { service: string };
export type ServiceHours = { service: Service; opening: Opening };

/** A day YYYY-MM-DD with its free hours, earliest first. */
export type FreeDay = { day: string; hours: Slot[] };

/** The current hour of a visit. */
type OwnHour = { id?: number; day?: string | null; initTime?: string | null };

type Search = {
  clinicId: number;
  services: readonly ServiceHours[];
  from: string;
  now: WallMoment;
  most: number;
  /** Length of the search in days after `from`. */
  ahead?: number;
  /** The current hour of a visit to be moved: its seat counts as free and the hour is not offered. */
  own?: OwnHour | null;
};

/**
 * Returns the next `most` days from a day on with a free hour of any of a clinic's services; searches 60 days ahead by
 * default.
 */
export async function findFreeDays(
  q: Querier,
  { clinicId, services, from, now, most, ahead = DAYS_AHEAD, own = null }: Search,
): Promise<FreeDay[]> {
  const days = searchedDays(from, ahead);
  const taken = await q.query<Taken>(
    `select service, day::text as day, init_hhmm as init, end_hhmm as "end", seat from booking
     where clinic_id = $1 and service = any($2::text[]) and day between $3::date and $4::date
       and (status = 'confirmed' or (status = 'held' and hold_until > now())) and id is distinct from $5::bigint`,
    [clinicId, services.map(({ service }) => service), days[0], days.at(-1), own?.id ?? null],
  );
  return days
    .map((day) => ({ day, hours: freeHours(services, taken, day, now).filter(isOther(day, own)) }))
    .filter(({ hours }) => hours.length > 0)
    .slice(0, most);
}

const isOther =
  (day: string, own: OwnHour | null) =>
  ({ initTime }: Slot): boolean =>
    own?.day !== day || own.initTime !== initTime;

/** Returns the hours of a day with a free seat in any of the services, each once. */
function freeHours(services: readonly ServiceHours[], taken: Taken[], day: string, now: WallMoment): Slot[] {
  const hours = new Map<string, Slot>();
  for (const { service, opening } of services) {
    const own = taken.filter((seat) => seat.service === service && seat.day === day);
    for (const slot of withFreeSeat(slotsOfDay(opening, day, now), own)) {
      if (!hours.has(slot.initTime)) hours.set(slot.initTime, slot);
    }
  }
  return [...hours.values()].sort((a, b) => (a.initTime < b.initTime ? -1 : 1));
}

/** Returns the days that are searched for free hours, from a day on: 61 by default. */
export const searchedDays = (from: string, ahead = DAYS_AHEAD): string[] =>
  Array.from({ length: ahead + 1 }, (_, count) => addDays(from, count));

/** Returns the first of these days with a free hour, or null; `taken` holds the taken seats by day. */
export function firstFreeDay(
  opening: Opening,
  days: readonly string[],
  taken: Map<string, TakenSeat[]> | undefined,
  now: WallMoment,
): { day: string; hours: [Slot, ...Slot[]] } | null {
  for (const day of days) {
    const [first, ...others] = withFreeSeat(slotsOfDay(opening, day, now), taken?.get(day) ?? []);
    if (first) return { day, hours: [first, ...others] };
  }
  return null;
}

/** Returns taken seats by their key, and then by day. */
export function seatsByDay<K, S extends SeatOfDay>(
  seats: readonly S[],
  keyOf: (seat: S) => K,
): Map<K, Map<string, S[]>> {
  const groups = new Map<K, Map<string, S[]>>();
  for (const seat of seats) {
    const days = groups.get(keyOf(seat)) ?? new Map<string, S[]>();
    days.set(seat.day, [...(days.get(seat.day) ?? []), seat]);
    groups.set(keyOf(seat), days);
  }
  return groups;
}

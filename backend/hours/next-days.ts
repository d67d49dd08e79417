import { distanceKm } from '@clinic/contract/coordinates';
import { addDays, parseDay, type WallMoment, wallMoment } from '@clinic/contract/dates';
import { positionOf } from '@clinic/contract/positions';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, type Texts } from '#catalogue/names';
import type { Querier } from '#store/db';
import { firstFreeDay, type SeatOfDay, searchedDays, seatsByDay } from './free-days';
import { type Opening, openingsSql } from './opening';
import type { SlotQuery } from './slot-search';
import { type SlotTest, slotTest } from './slot-tests';
import { slotsOfDay } from './slots';

const NEARBY = 2;
/** Number of nearby clinics whose hours are read; farther ones are not offered. */
const LOOKED_AT = 8;

/** How many days ahead people can join the waiting list. */
const WAITING_DAYS = 60;

/** True for days close enough for a waiting list. */
export const mayWait = (day: string, today: string): boolean => day >= today && day <= addDays(today, WAITING_DAYS);

type FreeDay = { fecha: string; initTime: string; huecos: number };
type NearbyDay = FreeDay & { centromedico: number; nombre: string | null; km: number | null };

/** Response of GET /api/citas/proximoshuecos (docs/contract.md#next-days). */
export type NextDaysAnswer =
  | { success: true; aqui: FreeDay | null; cerca: NearbyDay[]; espera: boolean }
  | { success: false };

type Clinic = { id: number; names: Texts; region: string; km: number | null; opening: Opening };
type SeatsOfClinics = Map<number, Map<string, SeatOfDay[]>>;

/** Returns the first day with free hours from a day on, at the clinic and at the nearest two that offer the test. */
export async function findNextDays(
  q: Querier,
  { centromedico, fecha, prueba }: SlotQuery,
  locale: ContentLocale,
  instant: Date,
): Promise<NextDaysAnswer> {
  const now = wallMoment(instant);
  const [test, asked] = [slotTest(prueba), parseDay(fecha ?? '')];
  if (!test || !asked || !/^[1-9]\d{0,8}$/.test(centromedico ?? '')) return { success: false };
  const [own, ...others] = await clinicsFrom(q, Number(centromedico), test, now.day);
  if (!own) return { success: false };
  const isOver = asked < now.day;
  const from = isOver ? now.day : asked;
  const days = searchedDays(from);
  const taken = await takenSeats(q, [own, ...others], test, days);
  const firstDay = (clinic: Clinic) => toFreeDay(clinic, days, taken, now);
  const cerca = others.flatMap((clinic) => {
    const day = firstDay(clinic);
    return day ? [{ centromedico: clinic.id, nombre: inLocale(clinic.names, locale), km: clinic.km, ...day }] : [];
  });
  const aqui = firstDay(own);
  // There is a waiting list if the clinic has any hours before the first free one.
  const espera = days.some(
    (day) => (!aqui || day < aqui.fecha) && mayWait(day, now.day) && slotsOfDay(own.opening, day, now).length > 0,
  );
  return { success: true, aqui, cerca: cerca.slice(0, NEARBY), espera };
}

type Row = Opening & { clinicId: number; names: Texts; region: string; maps: string | null };

/**
 * Returns the clinic itself, then other clinics that offer the test: nearest first, then clinics of its region without
 * a location.
 */
async function clinicsFrom(q: Querier, ownId: number, test: SlotTest, from: string): Promise<Clinic[]> {
  const rows = await q.query<Row>(
    `select clinic.id as "clinicId", texts -> 'nombre' as names, region, maps, coalesce(lines, '[]') as lines,
            coalesce(closures, '[]') as closures
     from centromedico as clinic
     left join (${openingsSql('$3::date')}) as opening on opening.clinic_id = clinic.id and opening.service = $1
     where not otro and (opening.clinic_id is not null or clinic.id = $2)
     order by clinic.id`,
    [test, ownId, from],
  );
  const ownRow = rows.find(({ clinicId }) => clinicId === ownId);
  if (!ownRow) return [];
  const origin = positionOf(ownRow.maps, ownRow.region);
  const clinics = rows.map(({ clinicId: id, names, region, maps, lines, closures }): Clinic => {
    const at = positionOf(maps, region);
    const km = origin && at && Math.round(distanceKm(origin, at));
    return { id, names, region, km, opening: { lines, closures } };
  });
  const near = clinics
    .filter(({ id, km, region }) => id !== ownId && (km !== null || region === ownRow.region))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
  return [...clinics.filter(({ id }) => id === ownId), ...near.slice(0, LOOKED_AT)];
}

async function takenSeats(q: Querier, clinics: Clinic[], test: SlotTest, days: string[]): Promise<SeatsOfClinics> {
  const taken = await q.query<SeatOfDay & { clinicId: number }>(
    `select clinic_id as "clinicId", day::text as day, init_hhmm as init, end_hhmm as "end", seat from booking
     where clinic_id = any($1::integer[]) and test = $2 and day between $3::date and $4::date
       and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [clinics.map(({ id }) => id), test, days[0], days.at(-1)],
  );
  return seatsByDay(taken, ({ clinicId }) => clinicId);
}

function toFreeDay({ id, opening }: Clinic, days: string[], taken: SeatsOfClinics, now: WallMoment): FreeDay | null {
  const first = firstFreeDay(opening, days, taken.get(id), now);
  return first && { fecha: first.day, initTime: first.hours[0].initTime, huecos: first.hours.length };
}

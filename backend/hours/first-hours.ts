import { type WallMoment, wallMoment } from '@clinic/contract/dates';
import { parseRecordId } from '#forms/fields';
import type { Querier } from '#store/db';
import { firstFreeDay, type SeatOfDay, searchedDays, seatsByDay } from './free-days';
import { type Opening, ofKind, openingsSql } from './opening';
import type { Agenda } from './slot-tests';

/** Number of records of one call: a page shows fewer. */
const MOST = 100;
/** Age at which the hours are read again while the earlier ones are still served, and at which a call waits for it. */
const FRESH_MS = 20_000;
const MAX_AGE_MS = 60_000;
/** Number of agendas that are read at once: with many, other calls must not wait. */
const AT_ONCE = 200;

const KINDS = ['medico', 'especialidad', 'prueba', 'centro'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The first free hour of a doctor, a speciality or a diagnostic test at a clinic, or of any consultation there, booked
 * for a speciality.
 */
type FirstHour = {
  tipo: Kind;
  id: number;
  centro: number;
  especialidad: number;
  fecha: string;
  initTime: string;
  endTime: string;
};

/** Response of GET /api/citas/primerashoras (docs/contract.md#first-hours). */
export type FirstHoursAnswer = { success: true; horas: FirstHour[] } | { success: false };

type Asked = { tipo?: string; id?: string; centro?: string };
type Table = { readAt: number; hours: Record<Kind, Map<number, FirstHour[]>> };

/**
 * Returns a function that answers GET /api/citas/primerashoras for its raw parameters: the first free hours of doctors,
 * specialities, diagnostic tests or clinics, earliest first. They are in memory, at most a minute old.
 */
export function createFirstHours(q: Querier, now: () => Date): (asked: Asked) => Promise<FirstHoursAnswer> {
  let table: Table | null = null;
  let reading: Promise<Table> | null = null;
  const read = (): Promise<Table> => {
    reading ??= readTable(q, now())
      .then((found) => {
        table = found;
        return found;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async ({ tipo, id, centro }) => {
    const kind = KINDS.find((one) => one === tipo);
    const ids = id?.split(',').map(parseRecordId) ?? null;
    const clinicId = centro === undefined ? null : parseRecordId(centro);
    const isWrong = ids?.includes(null) || (centro !== undefined && clinicId === null);
    if (!kind || isWrong || (ids && ids.length > MOST)) return { success: false };
    const age = table === null ? Number.POSITIVE_INFINITY : Math.abs(now().getTime() - table.readAt);
    const next = age < FRESH_MS ? null : read();
    next?.catch(() => undefined); // while the earlier hours are served, the next call tries again
    const { hours } = table !== null && age < MAX_AGE_MS ? table : await read();
    const found = ids === null ? [...hours[kind].values()] : ids.map((one) => hours[kind].get(one ?? 0) ?? []);
    const horas = found.flat().filter((hour) => clinicId === null || hour.centro === clinicId);
    return { success: true, horas: horas.sort(byStart) };
  };
}

const startOf = ({ fecha, initTime }: FirstHour): string => `${fecha} ${initTime}`;
const byStart = (one: FirstHour, other: FirstHour): number => (startOf(one) < startOf(other) ? -1 : 1);

async function readTable(q: Querier, instant: Date): Promise<Table> {
  const offers = await q.query<Offer>(OFFERS);
  const first = new Map<string, Hour>();
  const agendas = [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()];
  for (let index = 0; index < agendas.length; index += AT_ONCE) {
    for (const [key, hour] of await readHours(q, agendas.slice(index, index + AT_ONCE), wallMoment(instant)))
      first.set(key, hour);
    await new Promise(setImmediate);
  }
  const hours: Table['hours'] = { medico: new Map(), especialidad: new Map(), prueba: new Map(), centro: new Map() };
  for (const offer of offers) {
    const hour = first.get(keyOf(offer));
    const { kind: tipo, recordId: id, clinicId: centro, specialityId: especialidad } = offer;
    if (hour === undefined) continue;
    const booked = { centro, especialidad, ...hour };
    addEarliest(hours[tipo], { tipo, id, ...booked });
    if (tipo === 'prueba') continue;
    if (tipo === 'medico') addEarliest(hours.especialidad, { tipo: 'especialidad', id: especialidad, ...booked });
    addEarliest(hours.centro, { tipo: 'centro', id: centro, ...booked });
  }
  return { readAt: instant.getTime(), hours };
}

/** Adds an hour unless the record has an earlier one, or an equal one of another speciality, at the same clinic. */
function addEarliest(hours: Map<number, FirstHour[]>, hour: FirstHour): void {
  const known = hours.get(hour.id) ?? [];
  const same = known.find(({ centro }) => centro === hour.centro);
  if (same && startOf(same) <= startOf(hour)) return;
  hours.set(hour.id, [...known.filter((one) => one !== same), hour]);
}

/** An agenda, of a record of this kind, that can be booked at a clinic for a speciality. */
type Offer = {
  kind: Exclude<Kind, 'centro'>;
  recordId: number;
  agenda: Agenda;
  clinicId: number;
  specialityId: number;
};
type Hour = { fecha: string; initTime: string; endTime: string };

const keyOf = ({ clinicId, agenda }: { clinicId: number; agenda: Agenda }): string => `${clinicId} ${agenda}`;

/**
 * SQL of the offers, by the same rule as a request: the clinic offers the speciality, which is no paraprofessional one.
 * A test that names its clinics is offered there only.
 */
const OFFERS = `
  select kind, "recordId", agenda, hours.clinic_id as "clinicId", offered.speciality_id as "specialityId"
  from (
    select kind, record_id as "recordId", speciality_id, kind || '-' || record_id as agenda
    from (
      select 'medico' as kind, medico_id as record_id, especialidad_id as speciality_id from medico_especialidad
      union all select 'prueba', prueba_id, especialidad_id from prueba_especialidad
      union all select 'especialidad', id, id from especialidad
    ) as record
  ) as offered
  join (select service, clinic_id from schedule union select service, clinic_id from extra_hours) as hours
    on hours.service = agenda
  join centromedico_especialidad on centromedico_id = hours.clinic_id and especialidad_id = offered.speciality_id
  join especialidad on especialidad.id = offered.speciality_id and not paraprofesional
  where kind <> 'prueba' or hours.clinic_id in (select centromedico_id from prueba_centromedico where prueba_id = "recordId")
    or not exists (select 1 from prueba_centromedico where prueba_id = "recordId")
  order by hours.clinic_id, agenda, offered.speciality_id`;

/** Returns the first free hour at the clinic of each of these agendas that has one, by `keyOf`. */
async function readHours(q: Querier, agendas: Offer[], now: WallMoment): Promise<Map<string, Hour>> {
  const days = searchedDays(now.day);
  const clinics = [...new Set(agendas.map(({ clinicId }) => clinicId))];
  const services = [...new Set(agendas.map(({ agenda }) => agenda))];
  const openings = await q.query<Opening & { clinicId: number; agenda: Agenda }>(
    `select clinic_id as "clinicId", service as agenda, lines, closures from (${openingsSql('$3::date')}) as opening
     where clinic_id = any($1::integer[]) and service = any($2::text[])`,
    [clinics, services, now.day],
  );
  const seats = await q.query<SeatOfDay & { clinicId: number; agenda: Agenda }>(
    `select clinic_id as "clinicId", service as agenda, day::text as day, init_hhmm as init, end_hhmm as "end", seat
     from booking
     where clinic_id = any($1::integer[]) and service = any($2::text[]) and day between $3::date and $4::date
       and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [clinics, services, days[0], days.at(-1)],
  );
  const taken = seatsByDay(seats, keyOf);
  return new Map(
    openings.flatMap((opening): [string, Hour][] => {
      const first = firstFreeDay(ofKind(opening, false), days, taken.get(keyOf(opening)), now);
      if (!first) return [];
      const [{ initTime, endTime }] = first.hours;
      return [[keyOf(opening), { fecha: first.day, initTime, endTime }]];
    }),
  );
}

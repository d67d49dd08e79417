import { parseRecordId } from '#requests/fields';
import type { Querier } from '#store/db';
import type { Agenda } from './slot-tests';
import { type Schedule, type Slot, slotsOfDay, type TakenSeat, withFreeSeat } from './slots';
import { daysLater, parseDay, type WallMoment, wallMoment } from './wall-time';

const DAYS_AHEAD = 60;
/** So many days with free hours are offered at once. */
const DAYS_OFFERED = 3;

type Wanted = {
  clinicId: number;
  specialityId: number;
  /** The doctor whose page the patient came from; null for any. */
  doctorId: number | null;
};

type AgendaHours = { agenda: Agenda; schedules: Schedule[] };
type Taken = TakenSeat & { agenda: string; day: string };

/** The answer of GET /api/citas/huecosconsulta (docs/contract.md#consult-hours). */
export type ConsultHoursAnswer =
  | { success: true; dias: { fecha: string; horas: { initTime: string; endTime: string }[] }[] }
  | { success: false };

/**
 * The next days with free hours of a speciality in a clinic from a day on, the parameters of GET /api/citas/huecosconsulta as they came.
 * Not successful where no agenda is open (docs/contract.md#consult-hours).
 */
export async function findConsultHours(
  q: Querier,
  asked: { centromedico?: string; especialidad?: string; medico?: string; fecha?: string },
  instant: Date,
): Promise<ConsultHoursAnswer> {
  const now = wallMoment(instant);
  const [clinicId, specialityId] = [parseRecordId(asked.centromedico), parseRecordId(asked.especialidad)];
  if (clinicId === null || specialityId === null) return { success: false };
  const wanted = { clinicId, specialityId, doctorId: parseRecordId(asked.medico) };
  const agendas = await readAgendas(q, wanted);
  if (agendas.length === 0) return { success: false };

  const day = parseDay(asked.fecha ?? '');
  const from = day !== null && day > now.day ? day : now.day;
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, count) => daysLater(from, count));
  const taken = await takenSeats(q, clinicId, agendas, days);
  const dias = days
    .map((fecha) => ({ fecha, horas: freeHours(agendas, taken, fecha, now) }))
    .filter(({ horas }) => horas.length > 0)
    .slice(0, DAYS_OFFERED);
  return { success: true, dias };
}

/** The agendas an hour may be taken of: that of the doctor who is asked for and no other, else that of the speciality, then its doctors'. */
export async function readAgendas(q: Querier, { clinicId, specialityId, doctorId }: Wanted): Promise<AgendaHours[]> {
  const rows = await q.query<Schedule & { agenda: Agenda }>(
    `select agenda, id, weekday, from_hhmm as "from", to_hhmm as "to", minutes, capacity, price_cents as "priceCents"
     from schedule
     where clinic_id = $1 and (agenda = 'especialidad-' || $2::integer or agenda in (
       select 'medico-' || medico_id from medico_especialidad where especialidad_id = $2::integer))
       and exists (select 1 from centromedico_especialidad join especialidad on especialidad.id = especialidad_id
                   where centromedico_id = $1 and especialidad_id = $2::integer and not paraprofesional)
     order by agenda, weekday, from_hhmm, id`,
    [clinicId, specialityId],
  );
  const agendas = [...new Set(rows.map(({ agenda }) => agenda))].map((agenda) => ({
    agenda,
    schedules: rows.filter((row) => row.agenda === agenda),
  }));
  return doctorId === null ? agendas : agendas.filter(({ agenda }) => doctorOf(agenda) === doctorId);
}

/** The doctor whose agenda it is; null for that of a speciality. */
export const doctorOf = (agenda: Agenda): number | null =>
  agenda.startsWith('medico-') ? Number(agenda.slice('medico-'.length)) : null;

const takenSeats = (q: Querier, clinicId: number, agendas: AgendaHours[], days: string[]): Promise<Taken[]> =>
  q.query<Taken>(
    `select agenda, day::text as day, init_hhmm as init, end_hhmm as "end", seat from booking
     where clinic_id = $1 and service = any($2::text[]) and day between $3::date and $4::date
       and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [clinicId, agendas.map(({ agenda }) => agenda), days[0], days.at(-1)],
  );

/** The hours of a day at which any of the agendas has a seat, each once. */
function freeHours(agendas: AgendaHours[], taken: Taken[], day: string, now: WallMoment) {
  const hours = new Map<string, Slot>();
  for (const { agenda, schedules } of agendas) {
    const own = taken.filter((seat) => seat.agenda === agenda && seat.day === day);
    for (const slot of withFreeSeat(slotsOfDay(schedules, day, now), own)) {
      if (!hours.has(slot.initTime)) hours.set(slot.initTime, slot);
    }
  }
  return [...hours.values()]
    .sort((a, b) => (a.initTime < b.initTime ? -1 : 1))
    .map(({ initTime, endTime }) => ({ initTime, endTime }));
}

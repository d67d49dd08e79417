import { parseDay, wallMoment } from '@clinic/contract/dates';
import { parseRecordId } from '#forms/fields';
import type { Querier } from '#store/db';
import { findFreeDays } from './free-days';
import { type Opening, ofKind, openingsSql, readOpening } from './opening';
import type { Agenda } from './slot-tests';

/** Number of days with free hours that are offered at once. */
const DAYS_OFFERED = 3;

type Wanted = {
  clinicId: number;
  specialityId: number | null;
  /** The doctor whose page the patient came from; null for any doctor. */
  doctorId: number | null;
  /** The diagnostic test whose page the patient came from; null for a consultation. */
  diagnosticId: number | null;
};
/** `isVideo`: the visit is by video call. */
type WantedKind = Wanted & { isVideo: boolean };

type AgendaHours = Opening & { agenda: Agenda };

/** The kinds of visit with hours, under their wire names. */
type Kinds = { modalidades: ('presencial' | 'video')[] };

/** Response of GET /api/citas/huecosconsulta (docs/contract.md#consult-hours). */
export type ConsultHoursAnswer =
  | ({ success: true; dias: { fecha: string; horas: { initTime: string; endTime: string }[] }[] } & Kinds)
  | ({ success: false } & Partial<Kinds>);

/** The raw parameters of GET /api/citas/huecosconsulta. */
type Asked = Partial<Record<'centromedico' | 'especialidad' | 'medico' | 'prueba' | 'fecha' | 'modalidad', string>>;

/**
 * Returns the next days with free hours of a speciality or a diagnostic test in a clinic from a given day, of one
 * kind of visit. `success` is false when no agenda is open for it.
 */
export async function findConsultHours(q: Querier, asked: Asked, instant: Date): Promise<ConsultHoursAnswer> {
  const now = wallMoment(instant);
  const clinicId = parseRecordId(asked.centromedico);
  const [specialityId, diagnosticId] = [parseRecordId(asked.especialidad), parseRecordId(asked.prueba)];
  if (clinicId === null || (asked.prueba !== undefined && diagnosticId === null)) return { success: false };
  const wanted = { clinicId, specialityId, doctorId: parseRecordId(asked.medico), diagnosticId };
  const all = await readAllAgendas(q, wanted, now.day);
  const agendas = agendasOf(all, asked.modalidad === 'video');
  const modalidades = [false, true].flatMap((isVideo): Kinds['modalidades'] =>
    agendasOf(all, isVideo).length > 0 ? [isVideo ? 'video' : 'presencial'] : [],
  );
  if (agendas.length === 0) return { success: false, ...(modalidades.length > 0 && { modalidades }) };

  const day = parseDay(asked.fecha ?? '');
  const from = day !== null && day > now.day ? day : now.day;
  const services = agendas.map(({ agenda, ...opening }) => ({ service: agenda, opening }));
  const days = await findFreeDays(q, { clinicId, services, from, now, most: DAYS_OFFERED });
  const dias = days.map(({ day: fecha, hours }) => ({
    fecha,
    horas: hours.map(({ initTime, endTime }) => ({ initTime, endTime })),
  }));
  return { success: true, dias, modalidades };
}

/**
 * Returns the agendas that can be booked for this kind of visit: the diagnostic test's alone or the requested doctor's
 * alone if one was requested, otherwise the speciality's and then its doctors'.
 */
export async function readAgendas(
  q: Querier,
  { isVideo, ...wanted }: WantedKind,
  from: string,
): Promise<AgendaHours[]> {
  return agendasOf(await readAllAgendas(q, wanted, from), isVideo);
}

/** Returns the agendas with hours of this kind of visit, with these hours only. */
const agendasOf = (agendas: readonly AgendaHours[], isVideo: boolean): AgendaHours[] =>
  agendas.map((agenda) => ofKind(agenda, isVideo)).filter(({ lines }) => lines.length > 0);

async function readAllAgendas(
  q: Querier,
  { clinicId, specialityId, doctorId, diagnosticId }: Wanted,
  from: string,
): Promise<AgendaHours[]> {
  if (diagnosticId !== null) {
    const agenda: Agenda = `prueba-${diagnosticId}`;
    const { lines, closures } = await readOpening(q, clinicId, agenda, from);
    return lines.length > 0 ? [{ agenda, lines, closures }] : [];
  }
  if (specialityId === null) return [];
  const agendas = await q.query<AgendaHours>(
    `select service as agenda, lines, closures from (${openingsSql('$3::date')}) as opening
     where clinic_id = $1 and (service = 'especialidad-' || $2::integer or service in (
       select 'medico-' || medico_id from medico_especialidad where especialidad_id = $2::integer))
       and exists (select 1 from centromedico_especialidad join especialidad on especialidad.id = especialidad_id
                   where centromedico_id = $1 and especialidad_id = $2::integer and not paraprofesional)
     order by service`,
    [clinicId, specialityId, from],
  );
  return doctorId === null ? agendas : agendas.filter(({ agenda }) => doctorOf(agenda) === doctorId);
}

/** Returns the doctor of an agenda, or null for the agenda of a speciality or a test. */
export const doctorOf = (agenda: Agenda): number | null =>
  agenda.startsWith('medico-') ? Number(agenda.slice('medico-'.length)) : null;

import { wallMoment } from '@clinic/contract/dates';
import type { Querier } from '#store/db';
import { readAgendas } from './consult-hours';
import { type FreeDay, findFreeDays, type ServiceHours } from './free-days';
import { readOpening } from './opening';
import type { SlotTest } from './slot-tests';

/**
 * The service of an hour: a test booked by slot, a diagnostic test, or a speciality with the requested doctor.
 * `doctorId` is null for any doctor, `isVideo` is true for a video call.
 */
export type Purpose = {
  clinicId: number;
  test: SlotTest | null;
  diagnosticId: number | null;
  specialityId: number | null;
  doctorId: number | null;
  isVideo: boolean;
};

/** SQL of whether a booking is a video call. */
export const IS_VIDEO = `coalesce(booking.patient ->> 'modalidad' = 'video', false)`;

/** SQL of the columns of `Purpose` without the clinic, and of the service of a booking's seat. */
export const PURPOSE = `booking.test, ${IS_VIDEO} as "isVideo", booking.service, (patient ->> 'especialidad')::integer as "specialityId",
  (patient ->> 'prueba')::integer as "diagnosticId",
  case when not doctor_assigned then (patient ->> 'medico')::integer end as "doctorId"`;

/** SQL that joins the diagnostic test, the speciality and the doctor of a booking without slots. */
export const SUBJECT_JOINS = `left join prueba on prueba.id = (patient ->> 'prueba')::integer
  left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer
  left join medico on medico.id = (patient ->> 'medico')::integer`;

/** SQL of the texts with its name, from the diagnostic test if there is one, otherwise from the speciality. */
export const SUBJECT_TEXTS = 'coalesce(prueba.texts, especialidad.texts)';

/** A stored booking. A confirmed one is not offered its current hour, and its seat counts as free. */
type Standing = { id: number; status: string; day: string | null; initTime: string | null };

/**
 * Returns the test or the agendas that offer hours for a purpose, with their opening hours from a day on, in the order
 * in which seats are locked. Empty for a consultation or a diagnostic test without an agenda, whose hour is agreed by
 * telephone.
 */
export async function servicesFor(q: Querier, purpose: Purpose, from: string): Promise<ServiceHours[]> {
  const { test, ...wanted } = purpose;
  if (test !== null) return [{ service: test, opening: await readOpening(q, purpose.clinicId, test, from) }];
  const agendas = await readAgendas(q, wanted, from);
  return agendas.map(({ agenda, ...opening }) => ({ service: agenda, opening }));
}

/**
 * Returns the next `most` days with free hours from a day on, at most `ahead` days later (60 by default). Null for a
 * consultation without an agenda; empty if there are no free hours.
 */
export async function freeDaysFor(
  q: Querier,
  purpose: Purpose & Partial<Standing>,
  { day, most, ahead }: { day: string; most: number; ahead?: number },
  instant: Date,
): Promise<FreeDay[] | null> {
  const now = wallMoment(instant);
  const services = await servicesFor(q, purpose, now.day);
  if (services.length === 0) return null;
  const { clinicId, id, status } = purpose;
  const from = day < now.day ? now.day : day;
  const own = status === 'confirmed' ? { id, day: purpose.day, initTime: purpose.initTime } : null;
  return await findFreeDays(q, { clinicId, services, from, now, most, ahead, own });
}

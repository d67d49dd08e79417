import { HAS_EMAIL } from '#bookings/reach';
import { OWN_VIDEO_LINK } from '#bookings/video-link';
import { IS_VIDEO, SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import type { Querier } from '#store/db';
import { hasTerms, searchTerms } from './blind-index';
import type { Visit } from './visit-acts';

/** A visit or request in the agenda. Days YYYY-MM-DD and times HHMM are on the clinics' clock; names are in Spanish. */
export type AgendaEntry = {
  reference: string;
  version: number;
  status: 'held' | 'confirmed' | 'cancelled' | 'expired' | 'requested';
  isRequest: boolean;
  isPaid: boolean;
  clinicId: number;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  seat: number | null;
  /** The hour was full or outside the opening hours. */
  isOverbooked: boolean;
  isVideo: boolean;
  /** Reception entered a link for the video call. */
  hasOwnLink: boolean;
  /** Wire name of a test booked by slot. */
  test: string | null;
  /** Name of the diagnostic test or the speciality. */
  subject: string | null;
  doctor: string | null;
  name: string;
  phone: string | null;
  hasEmail: boolean;
  /** The patient confirmed that they will come. */
  isComing: boolean;
  visit: Visit;
  /** For requests: the day and part of the day the patient prefers, as typed. */
  wishedDay: string | null;
  wishedPart: string | null;
  receivedAt: Date;
};

/** The clinics to read: `clinicIds` of the account (empty: all), and the chosen clinic (null: all of them). */
export type AgendaClinics = { clinicIds: readonly number[]; chosen: number | null };

const ENTRY = `select reference, booking_version as version, status, is_request as "isRequest", clinic_id as "clinicId", day,
    init_hhmm as "initTime", end_hhmm as "endTime", seat, overbooked as "isOverbooked", test,
    ${IS_VIDEO} as "isVideo", ${OWN_VIDEO_LINK} is not null as "hasOwnLink",
    localized_text(${SUBJECT_TEXTS}, 'nombre', 'es') as subject, medico.nombre as doctor,
    patient ->> 'nombre' as name, patient ->> 'apellidos' as surnames, patient ->> 'telefono' as phone,
    ${HAS_EMAIL} as "hasEmail",
    attends_at is not null as "isComing", visit, patient ->> 'dia' as "wishedDay", patient ->> 'horario' as "wishedPart",
    booking.created_at as "receivedAt",
    exists (select from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid"
  from booking ${SUBJECT_JOINS}`;

const OF_CLINICS = `($1::integer[] = '{}' or clinic_id = any($1)) and ($2::integer is null or clinic_id = $2)`;

const MAX_FOUND = 50;

/**
 * Returns the entries with an hour between two days, both inclusive, ordered by time, and the open requests for these
 * days; without lapsed holds.
 */
export async function readAgenda(
  q: Querier,
  { clinicIds, chosen }: AgendaClinics,
  { from, until }: { from: string; until: string },
): Promise<AgendaEntry[]> {
  const rows = await q.query<AgendaEntry & { surnames: string | null }>(
    `${ENTRY} where ${OF_CLINICS} and (
       (day between $3::date and $4::date and status in ('held', 'confirmed', 'cancelled')
         and (hold_until is null or hold_until > now()))
       or (status = 'requested' and coalesce(day::text, patient ->> 'dia') between $3::text and $4::text))
     order by day, init_hhmm, clinic_id, service, seat, booking.id`,
    [clinicIds, chosen, from, until],
  );
  return rows.map(withName);
}

/** Returns these visits in order of time. */
export async function readEntries(q: Querier, ids: readonly number[]): Promise<AgendaEntry[]> {
  const rows = await q.query<AgendaEntry & { surnames: string | null }>(
    `${ENTRY} where booking.id = any($1::bigint[]) order by day, init_hhmm, booking.id`,
    [ids],
  );
  return rows.map(withName);
}

/**
 * Returns the bookings and requests of a person, latest first, at most 50: every word of a name, telephone number or
 * e-mail must match. Empty without valid words.
 */
export async function findEntries(
  q: Querier,
  { clinicIds, chosen }: AgendaClinics,
  text: string,
): Promise<AgendaEntry[]> {
  const words = searchTerms(text);
  if (words.length === 0) return [];
  const { sql, params } = hasTerms(words, 3);
  const rows = await q.query<AgendaEntry & { surnames: string | null }>(
    `${ENTRY} where ${OF_CLINICS} and ${sql} order by coalesce(day, booking.created_at::date) desc, booking.id desc limit ${MAX_FOUND}`,
    [clinicIds, chosen, ...params],
  );
  return rows.map(withName);
}

const withName = ({ name, surnames, ...entry }: AgendaEntry & { surnames: string | null }): AgendaEntry => ({
  ...entry,
  name: [name, surnames].filter(Boolean).join(' '),
});

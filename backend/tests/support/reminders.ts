import { randomBytes } from 'node:crypto';
import { madridTime } from '@clinic/contract/dates';
import { remindDue } from '#bookings/reminders';
import type { Db } from '#store/db';

export const HOUR_MS = 3_600_000;

export type VisitSeed = {
  day: string;
  hhmm: string;
  agreedAt: number;
  locale?: 'es' | 'ca' | 'en';
  /** Null for a patient without an e-mail. */
  email?: string | null;
  test?: string | null;
  phone?: string;
  /** Further data of the patient. */
  more?: Record<string, unknown>;
};

/** A stored reminder: the booking, the hours before the visit and the instant of the visit. */
export type StoredReminder = { id: number; hours: number; channel: string; startsAt: number };

/** The instant at which the clinic clock shows a day and HHMM, found by trial. */
export function instantOf(day: string, hhmm: string): number {
  const shown = `${day}T${hhmm.slice(0, 2)}:${hhmm.slice(2)}:00`;
  const utc = Date.parse(`${shown}Z`);
  const found = [utc - HOUR_MS, utc - 2 * HOUR_MS].find((instant) => madridTime(new Date(instant)) === shown);
  if (found === undefined) throw new Error(`No clock shows ${shown}.`);
  return found;
}

/** Stores a confirmed visit of half an hour in clinic 1, agreed on at an instant; returns its id. */
export async function addVisit(db: Db, seed: VisitSeed): Promise<number> {
  const {
    day,
    hhmm,
    agreedAt,
    locale = 'es',
    email = 'ana@example.test',
    test = null,
    phone = '600 000 000',
    more = {},
  } = seed;
  const [stored] = await db.query<{ id: number }>(
    `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, amount_cents, status, is_request,
       request_hash, locale, patient)
     values ($1, 1, $2::text, $3::date, $4::text, '2359',
       case when $2::text is not null then tstzrange($5, $5::timestamptz + interval '1 minute') end,
       case when $2::text is not null then 1 end, 4500, 'confirmed', $2::text is null, repeat('a', 64), $6, $7::jsonb)
     returning id`,
    [
      randomBytes(16).toString('base64url'),
      ...[test, day, hhmm, new Date(instantOf(day, hhmm)).toISOString(), locale],
      JSON.stringify({
        nombre: 'Ana',
        apellidos: 'Pérez',
        ...(email && { email }),
        telefono: phone,
        especialidad: 2,
        ...more,
      }),
    ],
  );
  if (!stored) throw new Error('The visit was not stored.');
  await agreedAtOf(db, stored.id, agreedAt);
  return stored.id;
}

/** The database records the time of agreement by its own clock; it is overwritten here. */
export const agreedAtOf = (db: Db, id: number, at: number): Promise<unknown> =>
  db.query('update booking set agreed_at = $2 where id = $1', [id, new Date(at).toISOString()]);

/** Queues the reminders due at an instant in several processes at once; returns the number queued by each. */
export const remindAt = (
  db: Db,
  at: number,
  { processes = 1, hours = [48, 3], changeHours = 24, hasSms = false, videoLink = '' } = {},
) =>
  Promise.all(
    Array.from({ length: processes }, () =>
      remindDue({
        ...{ db, hours, changeHours, hasSms, videoLink: videoLink || null, operatorEmail: 'operadora@clinica.test' },
        now: () => new Date(at),
        onError: (error) => {
          throw error;
        },
      }),
    ),
  );

/** Every reminder that counts as queued. */
export const remindersIn = (db: Db) =>
  db.query<StoredReminder>(
    `select booking_id as id, hours_before as hours, (extract(epoch from starts_at) * 1000)::float8 as "startsAt",
            channel from reminder order by starts_at, booking_id, hours_before desc, channel`,
  );

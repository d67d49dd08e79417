import { createNumcita } from '#bookings/draft';
import type { BookingRequest } from '#bookings/request';
import type { Outcome } from '#bookings/submit';
import { enqueueMail } from '#outbox/enqueue';
import type { Db } from '#store/db';

/** Removes every constraint of the table. */
export const DROP_GUARANTEES = `
  alter table booking drop constraint booking_seat_taken_once;
  alter table booking drop constraint booking_idempotency_key_key;`;

/**
 * The usual naive booking: check, insert and mail as separate steps. It proves that the load of
 * booking-load.ts detects errors.
 */
export async function naiveSubmit(db: Db, request: BookingRequest, key: string): Promise<Outcome> {
  if (request.kind !== 'slot') return { kind: 'refused' };
  const known = await db.query('select 1 from booking where idempotency_key = $1', [key]);
  if (known.length > 0) return { kind: 'accepted', paymentUrl: null, reference: '', isBooked: true };
  const wanted = [request.centromedico, request.tipo, request.dia, request.hueco];
  const live = await db.query(
    `select 1 from booking where clinic_id = $1 and test = $2 and day = $3 and init_hhmm = $4 and status = 'confirmed'`,
    wanted,
  );
  const [schedule] = await db.query<{ capacity: number; minutes: number }>(
    'select capacity, minutes from schedule where clinic_id = $1 and test = $2 limit 1',
    wanted.slice(0, 2),
  );
  if (!schedule) return { kind: 'refused' };
  if (!request.nopagar && live.length >= schedule.capacity) return { kind: 'taken' };
  const numcita = createNumcita();
  const during = `tstzrange(($4::date + ($5::text)::time) at time zone 'Europe/Madrid',
    ($4::date + ($5::text)::time + make_interval(mins => $6)) at time zone 'Europe/Madrid')`;
  await db.query(
    `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, idempotency_key,
       request_hash, locale, patient, amount_cents)
     select $1, $2, $3, $4::date, $7::text, $7::text, ${during}, $8, $9, $10, repeat('0', 64), 'es', $11::jsonb, 0`,
    [
      numcita,
      ...wanted.slice(0, 3),
      `${request.hueco.slice(0, 2)}:${request.hueco.slice(2)}`,
      schedule.minutes,
      request.hueco,
      live.length + 1,
      request.nopagar ? 'requested' : 'confirmed',
      key,
      JSON.stringify({ nombre: request.nombre }),
    ],
  );
  const recipient = request.email ?? '';
  await enqueueMail(db, { kind: 'booking-confirmed', recipient, locale: 'es', payload: { numcita } });
  return { kind: 'accepted', paymentUrl: null, reference: '', isBooked: true };
}

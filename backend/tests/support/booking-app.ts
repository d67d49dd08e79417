import path from 'node:path';
import type { Hono } from 'hono';
import { createApp } from '#app';
import type { HoldsWithoutCode } from '#bookings/email-check';
import type { CreatePayment } from '#bookings/submit';
import type { ScheduleSeed } from '#seed/schedules';
import { seedWhenEmpty } from '#seed/write';
import { writeSchedules } from '#seed/write-schedules';
import type { Db, Querier } from '#store/db';
import { smallSource } from './backend-content';
import type { Engine, OpenEngine } from './backend-engines';
import { emptyTables } from './empty-tables';

const WEEK = [1, 2, 3, 4, 5];

/** Clinic 1 has PCR from 9 to 13 with two seats and antigens with one; clinic 2 PCR on Mondays only. */
export const smallSchedules: ScheduleSeed[] = [
  {
    clinic: 'valencia-centro',
    test: 'testPCR',
    minutes: 20,
    capacity: 2,
    priceCents: 4500,
    hours: [{ weekdays: WEEK, from: '0900', to: '1300' }],
  },
  {
    clinic: 'valencia-centro',
    test: 'testAntigenos',
    minutes: 15,
    capacity: 1,
    priceCents: 2900,
    hours: [{ weekdays: WEEK, from: '0900', to: '1000' }],
  },
  {
    clinic: 'castello',
    test: 'testPCR',
    minutes: 15,
    capacity: 1,
    priceCents: 5900,
    hours: [{ weekdays: [1], from: '0900', to: '0930' }],
  },
];

/** Writes the small catalogue and its opening hours. */
export async function prepareBookings(db: Db): Promise<void> {
  await seedWhenEmpty(db, smallSource);
  await db.tx((q) => writeSchedules(q, smallSchedules));
}

export type BookingApp = {
  app: Hono;
  db: Db;
  errors: unknown[];
  submit(body: object, headers?: Record<string, string>): Promise<Response>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** A payment that is stored in the booking's transaction, as a real one is. */
export const notedPayment: CreatePayment = async (tx: Querier, { numcita, amountCents }) => {
  await tx.query('insert into noted_payment values ($1, $2)', [numcita, amountCents]);
  return { paymentUrl: `https://pay.example.test/${numcita}` };
};

/** Opens the application over the small catalogue with bookings. */
export async function openBookingApp(
  engine: Engine,
  options: { createPayment?: CreatePayment; now?: () => Date; holdsWithoutCode?: HoldsWithoutCode } = {},
): Promise<BookingApp> {
  const opened: OpenEngine = await engine.open();
  const { db, folder } = opened;
  await prepareBookings(db);
  await db.script('create table noted_payment (numcita text, amount_cents integer)');
  const errors: unknown[] = [];
  const app = createApp({
    db,
    brand: 'Salud & Co',
    localeHeader: 'X-LOCALE-FRONT',
    mediaFolder: path.join(folder, 'media'),
    render: async () => Buffer.from('picture'),
    onError: (error) => errors.push(error),
    ...options,
    versionCheckMs: 0,
    minResponseMs: 0, // accounts/password-link.test.ts measures it
  });
  return {
    app,
    db,
    errors,
    submit: async (body, headers = {}) =>
      await app.request('/api/citas/solicitar', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    reset: () => emptyTables(db, 'booking, desk_note, booking_terms, reminder, outbox, noted_payment'),
    close: opened.close,
  };
}

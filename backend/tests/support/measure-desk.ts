// Fills an empty database with bookings and prints as JSON how long the desk takes to find one: npm run bench -- desk.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@clinic/contract/dates';
import { openStore } from '#open-store';
import { findEntries, readAgenda } from '#reception/agenda';
import { indexBookings } from '#reception/blind-index';
import { readFigures } from '#reception/figures';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Db } from '#store/db';

const BATCH = 500;
const ROUNDS = 40;
const NAMES = ['Ana', 'Luis', 'Marta', 'Pau', 'Neus', 'José', 'Carmen', 'Vicent', 'Lucía', 'Jordi'];
const SURNAMES = ['García', 'Pérez', 'Martínez', 'Ferrer', 'Soler', 'Vidal', 'Navarro', 'Giner', 'Llorca', 'Ibáñez'];
const EVERYWHERE = { clinicIds: [], chosen: null };

const phoneOf = (index: number): string => `6${String(index).padStart(8, '0')}`;
const personOf = (index: number) => ({
  nombre: NAMES[index % 10],
  apellidos: `${SURNAMES[Math.floor(index / 10) % 10]} ${SURNAMES[Math.floor(index / 100) % 10]}`,
  telefono: phoneOf(index),
  email: `persona${index}@example.test`,
});

/**
 * Half are requests that were agreed on, ten for each day from 2020 on; the others were booked by the hour. All arrived within
 * the two years from June 2018 on, which also contain the hours of the latter.
 */
async function fill(db: Db, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    await db.tx(async (tx) => {
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        const isRequest = index % 2 === 0;
        const day = isRequest ? addDays('2020-01-01', Math.floor(index / 20)) : addDays('2018-06-01', index % 700);
        await tx.query(
          `insert into booking (numcita, clinic_id, status, is_request, day, init_hhmm, end_hhmm, request_hash, locale, patient,
             created_at, visit, agenda, seat, during)
           values ($1, $2, case when $3 % 10 < 2 then 'cancelled' else 'confirmed' end, $4, $5::date, '0900', '0930',
             repeat('a', 64), 'es', $6::jsonb, timestamptz '2018-06-01' + $3 % 700 * interval '1 day',
             case when $3 % 20 = 9 then 'no_show' end, $7, $8,
             case when not $4 then tstzrange($5::date + time '09:00', $5::date + time '09:30') end)`,
          [
            ...[String(index).padStart(22, '0'), 1 + (index % 9), index, isRequest, day],
            ...[sealedFields(personOf(index), PLAIN_OF_PATIENT)],
            ...(isRequest ? [null, null] : [`medico-${index}`, 1]),
          ],
        );
      }
    });
  }
  while ((await indexBookings(db, 'all')) > 0);
  await fillFigures(db, count);
}

/** Half of them are paid, with a reading, a reply and a second reading of each in the log, and vouchers. */
async function fillFigures(db: Db, count: number): Promise<void> {
  await db.script(`
    insert into payment (numcita, order_code, provider, amount_cents, status)
    select numcita, to_char(1000 + id % 9000, 'FM0000') || lpad(id::text, 8, '0'), 'redsys', 100, 'paid' from booking where id % 2 = 1;
    insert into audit (at, actor, action, subject, details)
    select created_at + number * interval '3 hours', 'staff 1',
           case when number <> 2 then 'show' when status = 'cancelled' then 'cancel' else 'confirm' end, reference,
           case when number = 2 and status = 'cancelled' then '{"reason": "clinic"}'::jsonb else '{}' end
    from booking, generate_series(1, 3) as number;
    insert into product_request (product_id, product_name, clinic_id, name, email, phone, wants_newsletter, locale, request_hash, created_at)
    select 1, '{}', 1 + id % 9, 'x', 'x', 'x', false, 'es', repeat('a', 64), created_at from booking where id % ${Math.ceil(count / 10_000)} = 0;
    insert into voucher (code, product_request_id, redeemed_at, good_until)
    select id::text, id, case when id % 2 = 0 then created_at + interval '30 days' end, date '2020-01-01' from product_request;`);
  await db.script('vacuum');
}

/** The maximum and median of many runs in milliseconds; throws when a run finds nothing. */
async function timed(run: (round: number) => Promise<unknown[]>): Promise<{ middle: number; longest: number }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    if ((await run(round)).length === 0) throw new Error('Nothing was found.');
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  return { middle: times[ROUNDS / 2] ?? 0, longest: times.at(-1) ?? 0 };
}

const count = Number(process.argv[2]);
const folder = mkdtempSync(path.join(tmpdir(), 'measure-desk-'));
const db = await openStore({ dataDir: folder, databaseUrl: process.env.DATABASE_URL });
await fill(db, count);
await db.script('analyze');
const of = (round: number) => Math.floor((count / ROUNDS) * round);
const find = (text: (index: number) => string) => timed((round) => findEntries(db, EVERYWHERE, text(of(round))));
const measured = {
  phone: await find(phoneOf),
  email: await find((index) => personOf(index).email),
  names: await find((index) => `${personOf(index).nombre} ${personOf(index).apellidos}`),
  surname: await find((index) => SURNAMES[index % 10] ?? ''),
  reading: await timed(async (round) => [await indexBookings(db, 'latest'), round]),
  week: await timed((round) => {
    const from = addDays('2020-01-01', Math.floor(of(round) / 20));
    return readAgenda(db, EVERYWHERE, { from, until: from });
  }),
  figures: await timed(async () => (await readFigures(db, { ...EVERYWHERE, from: '2018-06', until: '2020-05' })).rows),
};
await db.close();
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify({ count, ...measured }));

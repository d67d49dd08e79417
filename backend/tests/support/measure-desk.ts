// Fills an empty database with bookings and prints as JSON how long the desk takes to find one: npm run bench -- desk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEntries, readAgenda } from '#desk/agenda';
import { indexBookings } from '#desk/blind-index';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Db } from '#store/db';
import { openStore } from '#store/open';

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

/** Twenty requests that were agreed on for each of the days from the first one on. */
async function fill(db: Db, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    await db.tx(async (tx) => {
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        await tx.query(
          `insert into booking (numcita, clinic_id, status, is_request, day, init_hhmm, end_hhmm, request_hash, locale, patient)
           values ($1, $2, 'confirmed', true, date '2020-01-01' + $3::integer, '0900', '0930', repeat('a', 64), 'es', $4::jsonb)`,
          [
            ...[String(index).padStart(22, '0'), 1 + (index % 9), Math.floor(index / 20)],
            sealedFields(personOf(index), PLAIN_OF_PATIENT),
          ],
        );
      }
    });
  }
  while ((await indexBookings(db, 'all')) > 0);
}

/** The longest of many runs and the one in the middle, in milliseconds; throws when a run finds nothing. */
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
    const from = new Date(Date.UTC(2020, 0, 1 + Math.floor(of(round) / 20))).toISOString().slice(0, 10);
    return readAgenda(db, EVERYWHERE, { from, until: from });
  }),
};
await db.close();
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify({ count, ...measured }));

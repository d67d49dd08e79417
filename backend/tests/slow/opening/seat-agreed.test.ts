import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { upgrade } from '#open-store';
import type { Db } from '#store/db';
import { comingMonday } from '#tests/support/booking-requests';
import { emptyDatabases, migrateUntil } from '#tests/support/earlier-database';

const MONDAY = comingMonday();
const BEFORE = '0050-overbooking.sql';

const SEATS = `select patient ->> 'who' as who, agenda, seat, overbooked, during is not null as during,
    patient ->> 'medico' as doctor, sequence from booking order by id`;

/** The database of a release that gave confirmed requests no seat, with bookings in it. */
async function fill(db: Db): Promise<void> {
  await migrateUntil(db, BEFORE);
  await db.script(`
    insert into especialidad (id, urlseo, nombre, servicio, mostrarpagina, noindex, paraprofesional)
      values (2, 'cardiologia', '{"es": "Cardiología"}', '', true, false, false);
    insert into medico (id, nombre) values (7, 'Dra. Gil');
    insert into medico_especialidad (medico_id, especialidad_id) values (7, 2);
    insert into centromedico (id, urlseo, nombre, region, otro, actounico, teleconsulta, noindex, testpcr, testserologico,
      testantigenos) select id, 'c' || id, '{"es": "Clínica"}', 'Valencia', false, false, false, false, false, false, false
      from generate_series(1, 2) as id;
    insert into centromedico_especialidad (centromedico_id, especialidad_id) values (1, 2), (2, 2);
    insert into schedule (id, clinic_id, agenda, weekday, from_hhmm, to_hhmm, minutes, capacity, price_cents) values
      (1, 1, 'especialidad-2', 1, '0900', '1100', 30, 1, 0), (2, 1, 'medico-7', 1, '0900', '1000', 30, 1, 0);`);
  const visits: [who: string, clinic: number, day: string, from: string, to: string, doctor: number | null][] = [
    ['first', 1, MONDAY, '0900', '0930', null],
    ['second', 1, MONDAY, '0900', '0930', null],
    ['third', 1, MONDAY, '0900', '0930', null],
    ['between', 1, MONDAY, '1010', '1040', null],
    ['early', 1, MONDAY, '0850', '0920', 7],
    ['elsewhere', 2, MONDAY, '0900', '0930', null],
    ['past', 1, '2020-01-06', '0900', '0930', null],
  ];
  for (const [index, [who, clinic, day, from, to, medico]] of visits.entries()) {
    await db.query(
      `insert into booking (numcita, clinic_id, day, init_hhmm, end_hhmm, status, is_request, request_hash, locale, patient)
       values (lpad($1, 22, 'A'), $2, $3::date, $4, $5, 'confirmed', true, repeat('0', 64), 'es', jsonb_strip_nulls($6::jsonb))`,
      [String(index), clinic, day, from, to, JSON.stringify({ who, especialidad: 2, medico })],
    );
  }
}

describe.each(emptyDatabases)('visits that an earlier release confirmed without a seat (%s)', (_name, open) => {
  it('get one after the update where the agenda is open and free, are overbooked elsewhere, and stay without an agenda', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'update-'));
    const { db, close } = await open(folder);
    await fill(db);
    const opened = await upgrade(db, { dataDir: folder });
    const seated = { overbooked: false, during: true, sequence: 0 };
    const without = { agenda: null, seat: null, overbooked: false, during: false, doctor: null, sequence: 0 };
    const expected = [
      { who: 'first', agenda: 'especialidad-2', seat: 1, doctor: null, ...seated },
      { who: 'second', agenda: 'medico-7', seat: 1, doctor: '7', ...seated },
      { who: 'third', agenda: 'especialidad-2', seat: 99, doctor: null, ...seated, overbooked: true },
      { who: 'between', agenda: 'especialidad-2', seat: 1, doctor: null, ...seated },
      { who: 'early', agenda: 'medico-7', seat: 99, doctor: '7', ...seated, overbooked: true },
      { who: 'elsewhere', ...without },
      { who: 'past', ...without },
    ];
    expect(await opened.query(SEATS)).toEqual(expected);
    await upgrade(db, { dataDir: folder });
    expect(await opened.query(SEATS)).toEqual(expected);
    await close();
    rmSync(folder, { recursive: true });
  });
});

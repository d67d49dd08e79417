import { execFileSync } from 'node:child_process';
import { wallMoment } from '@clinic/contract/dates';
import { instantOf, unfold } from '@clinic/contract/tests/support/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { bookingMail, compose } from '#tests/support/mails';
import { bundlePrograms } from '#tests/support/program';

const DAYS = [
  '2026-12-14',
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-07-01',
  '2027-10-30',
  '2027-10-31',
  '2027-11-01',
];
// Every time exists on those days: 02:00 to 03:00 is left out, when no clinic is open.
const TIMES = ['0000', '0145', '0300', '0700', '0915', '1430', '2200', '2345'];
const MOMENTS = DAYS.flatMap((day) => TIMES.map((initTime) => ({ day, initTime })));

const fileOf = (day: string, initTime: string): string =>
  compose('booking-confirmed', bookingMail({ day, initTime, endTime: initTime })).calendar?.content ?? '';

it('keeps the reason of the visit and the booking number out of shared calendars', () => {
  const file = fileOf('2026-12-14', '0915');
  expect(unfold(file)).toContain('SUMMARY:Cita en Salud & Co');
  expect(unfold(file)).toContain('LOCATION:Valencia Centro\\, C/ Colón\\, 1\\; València');
  expect(file).not.toMatch(/PCR|AAECAwQFBgcICQoLDA0ODw|7KQF-M2TX|Ana/);
});

it('has the same event id when it is sent again, and another one for another booking', () => {
  const uid = (numcita: string) =>
    /UID:.+/.exec(compose('booking-confirmed', bookingMail({ numcita })).calendar?.content ?? '')?.[0];
  expect(uid('AAECAwQFBgcICQoLDA0ODw')).toBe(uid('AAECAwQFBgcICQoLDA0ODw'));
  expect(uid('AAECAwQFBgcICQoLDA0ODg')).not.toBe(uid('AAECAwQFBgcICQoLDA0ODw'));
});

it.each(MOMENTS)('uses the clinic clock on $day at $initTime', ({ day, initTime }) => {
  expect(wallMoment(instantOf(fileOf(day, initTime), 'DTSTART'))).toEqual({ day, hhmm: initTime });
});

it('gives the same time in the mail whatever the zone of the process', async () => {
  const programs = await bundlePrograms('tests/support/mails.ts');
  const script = `import('${programs.programOf('tests/support/mails.ts')}').then(({ bookingMail, compose }) =>
    process.stdout.write(JSON.stringify([new Date(2027, 6, 1).getTimezoneOffset(), ['es', 'ca', 'en'].flatMap((locale) =>
      ${JSON.stringify(MOMENTS)}.map((moment) =>
        compose('booking-confirmed', bookingMail({ ...moment, endTime: '2359' }), locale)))])))`;
  const said = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Madrid'].map((zone) => {
    const env = { ...process.env, TZ: zone };
    const output = execFileSync('node', ['-e', script], {
      encoding: 'utf8',
      env,
      maxBuffer: 1e8,
    });
    return JSON.parse(output) as [offset: number, mails: { subject: string; text: string }[]];
  });
  programs.remove();
  expect(said.map(([offset]) => offset)).toEqual([0, 240, -720, -120]);
  for (const [, mails] of said) expect(mails).toEqual(said[0]?.[1]);
  const clockChange = said[0]?.[1].filter(
    ({ subject }) => subject === 'Cita confirmada: domingo, 28 de marzo, a las 09:15',
  );
  expect(clockChange).toHaveLength(1);
  expect(clockChange?.[0]?.text).toContain('Día y hora: domingo, 28 de marzo de 2027 a las 09:15\n');
});

describe.each(engines)('the calendar and the booking ($name)', (engine) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());

  it('mean the same instant', async () => {
    const rows = await opened.db.query<{ seconds: number }>(
      `select extract(epoch from (day || ' ' || substr(init, 1, 2) || ':' || substr(init, 3))::timestamp
                at time zone 'Europe/Madrid')::bigint as seconds
       from unnest($1::text[], $2::text[]) with ordinality as slot (day, init, position) order by position`,
      [MOMENTS.map(({ day }) => day), MOMENTS.map(({ initTime }) => initTime)],
    );
    expect(rows.map(({ seconds }) => Number(seconds) * 1000)).toEqual(
      MOMENTS.map(({ day, initTime }) => instantOf(fileOf(day, initTime), 'DTSTART').getTime()),
    );
  });
});

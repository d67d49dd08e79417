import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importHolidays } from '#opening/import-holidays';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { smallSchedules } from '#tests/support/booking-app';
import { slotRequest } from '#tests/support/booking-requests';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app';

const NOW = new Date('2026-12-01T10:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');

describe.each(engines)('the automatic import of public holidays ($name)', (engine) => {
  let test: StaffApp;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    await test.db.tx((q) => writeSchedules(q, smallSchedules));
    await test.db.query('delete from holiday_import');
    await test.db.query('delete from closure');
  });

  const stored = () =>
    test.db.query<{ day: string; regions: string[] | null; reason: string }>(
      'select first_day::text as day, regions, reason from closure where is_holiday and clinic_id is null order by 1, 2 nulls first',
    );
  const daysOf = async (year: number, region: string | null) =>
    (await stored()).flatMap(({ day, regions }) =>
      day.startsWith(`${year}`) && (region === null ? regions === null : regions?.includes(region)) ? day.slice(5) : [],
    );

  it('adds the holidays of Spain and of the regions that have a clinic, for this year and the next', async () => {
    await test.db.query(`update centromedico set region = 'valencia' where not otro`);
    expect(await importHolidays(test.db, NOW)).toBe(2 * (10 + 4));
    for (const year of [2026, 2027]) {
      expect(await daysOf(year, null)).toHaveLength(10);
      expect(await daysOf(year, 'alicante')).toHaveLength(4);
      expect(await daysOf(year, 'madrid')).toEqual([]);
    }
    await test.db.query(`update centromedico set region = 'madrid' where not otro`);
    expect(await importHolidays(test.db, NOW)).toBe(2 * 2);
  });

  it('runs once, and never restores a holiday that a person removed, not even with the next year', async () => {
    await importHolidays(test.db, NOW);
    await test.db.query(`delete from closure where first_day in ('2026-12-08', '2027-01-06')`);
    const before = await stored();
    expect(await importHolidays(test.db, NOW)).toBe(0);
    expect(await stored()).toEqual(before);
    await importHolidays(test.db, LATER);
    expect(await daysOf(2027, null)).not.toContain('01-06');
    expect(await daysOf(2028, null)).toHaveLength(10);
  });

  it('skips a year that a person has already filled in', async () => {
    const own = `insert into closure (is_holiday, first_day, last_day, reason) values (true, '2026-12-25', '2026-12-25', 'Nadal')`;
    await test.db.query(own);
    await importHolidays(test.db, NOW);
    expect(await daysOf(2026, null)).toEqual(['12-25']);
    expect(await daysOf(2027, null)).toHaveLength(10);
  });

  it('runs in only one of two backends that start together', async () => {
    const added = await Promise.all([importHolidays(test.db, NOW), importHolidays(test.db, NOW)]);
    expect(Math.min(...added)).toBe(0);
    expect(await daysOf(2027, null)).toHaveLength(10);
  });

  it('offers no hours, changes no booking and uses the language of the account', async () => {
    const manager = await test.signedIn({ role: 'manager' });
    const year = new Date().getUTCFullYear() + 1;
    const labourDay = `${year}-05-01`;
    await test.db.query(
      `update schedule set weekday = extract(isodow from $1::date) where id = (select min(id) from schedule where clinic_id = 1 and test = 'testPCR')`,
      [labourDay],
    );
    const month = async () => {
      const path = `/horarios/mes?clinica=1&servicio=testPCR&mes=${year}-05`;
      const { dias } = (await manager.ask('GET', path)) as { dias: { fecha: string; huecos: number }[] };
      return dias.find(({ fecha }) => fecha === labourDay)?.huecos;
    };
    expect(await month()).toBeGreaterThan(0);
    const request = slotRequest({ dia: labourDay.split('-').reverse().join('-') });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const booked = await test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    expect(await booked.json()).toMatchObject({ success: true });
    const bookings = () => test.db.query('select id, day::text, init_hhmm, status, sequence from booking order by id');
    const before = await bookings();
    await importHolidays(test.db, new Date());
    expect(await month()).toBe(0);
    expect(await bookings()).toEqual(before);
    const { citas } = (await manager.ask('GET', '/horarios/fuera?clinica=1')) as { citas: { fecha: string }[] };
    expect(citas.map(({ fecha }) => fecha)).toEqual([labourDay]);
    const { cierres } = (await manager.ask('GET', '/horarios?clinica=1')) as {
      cierres: { desde: string; motivo: string }[];
    };
    expect(cierres.find(({ desde }) => desde === labourDay)?.motivo).toBe('Fiesta del Trabajo');
    await test.db.query(`update staff set locale = 'ca'`);
    const catalan = (await manager.ask('GET', '/horarios?clinica=1')) as {
      cierres: { desde: string; motivo: string }[];
    };
    expect(catalan.cierres.find(({ desde }) => desde === labourDay)?.motivo).toBe('Festa del Treball');
  });
});

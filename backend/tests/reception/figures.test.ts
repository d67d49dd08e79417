import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFigures } from '#reception/figures';
import { engines } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

const NONE = { confirmadas: 0, pagadas: 0, anuladas: 0, solicitudes: 0, bonos: 0, mensajes: 0, profesionales: 0 };

describe.each(engines)("managers' figures ($name)", (engine) => {
  let test: StaffApp;
  let manager: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
    await emptyTables(test.db, 'voucher, product_request, contact_request, callback_request, professional');
    manager = await test.signedIn({ role: 'manager', email: 'jefa@clinica.test' });
    await fill();
  });
  afterAll(() => test.close());

  /** A visit on a day at a clinic; `created` is when it was requested. */
  const visit = (reference: string, clinic: number, more: Record<string, string | null>) => {
    const row = { status: 'confirmed', day: '2026-03-10', created: '2026-03-01 10:00+01', visit: null, ...more };
    return test.db.query(
      `insert into booking (numcita, reference, clinic_id, status, is_request, day, init_hhmm, end_hhmm, request_hash, locale,
         patient, created_at, visit)
       values (rpad($1, 22, '0'), $1, $2, $3, true, $4::date, case when $4 is null then null else '0900' end,
         case when $4 is null then null else '0930' end, repeat('a', 64), 'es', '{}', $5::timestamptz, $6)`,
      [reference, clinic, row.status, row.day, row.created, row.visit],
    );
  };
  const act = (reference: string, action: string, at: string, actor = 'staff 1', details = {}) =>
    test.db.query('insert into audit (at, actor, action, subject, details) values ($1, $2, $3, $4, $5::jsonb)', [
      ...[at, actor, action, reference, JSON.stringify(details)],
    ]);

  async function fill(): Promise<void> {
    await visit('CAME', 1, { visit: 'arrived' });
    await act('CAME', 'show', '2026-03-01 10:05+01');
    await act('CAME', 'confirm', '2026-03-01 11:00+01');
    await visit('MISSED', 1, { visit: 'no_show' });
    await act('MISSED', 'confirm', '2026-03-03 10:00+01');
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status) values (rpad('CAME', 22, '0'), '2026AAAAAAAA', 'redsys', 100, 'paid')`,
    );
    await visit('CLINIC', 1, { status: 'cancelled', day: '2026-04-01' });
    await act('CLINIC', 'cancel', '2026-03-02 09:59+01', 'staff 1', { reason: 'clinic' });
    await visit('PATIENT', 3, { status: 'cancelled', day: null });
    await act('PATIENT', 'cancel', '2026-03-01 10:10+01', '(patient)');
    await visit('UNSAID', 3, { status: 'cancelled', day: null });
    // The last minutes of March by the clinic clock, also March in UTC; the next one is in April by the clinic clock only.
    await visit('LATE', 3, { status: 'requested', day: null, created: '2026-03-31 21:59+00' });
    await visit('APRIL', 3, { status: 'requested', day: null, created: '2026-03-31 22:00+00' });
    await test.db.script(`
      insert into product_request (product_id, product_name, clinic_id, name, email, phone, wants_newsletter, locale, request_hash, created_at)
      values (1, '{}', 1, 'x', 'x', 'x', false, 'es', repeat('a', 64), '2026-03-05'), (1, '{}', 1, 'x', 'x', 'x', false, 'es', repeat('a', 64), '2026-03-05');
      insert into voucher (code, product_request_id, redeemed_at, redeemed_clinic_id, good_until)
      select 'V' || id, id, case when id % 2 = 0 then timestamptz '2026-04-05' end, 3, '2026-05-01' from product_request;
      insert into contact_request (reference, clinic_id, name, email, message, locale, request_hash, created_at)
      values ('R', 1, 'x', 'x', 'x', 'es', repeat('a', 64), '2026-03-07');
      insert into professional (email, name, status, locale, created_at) values ('x@y.test', 'x', 'pending', 'es', '2026-03-07');
    `);
  }
  const figures = async (query = '', browser = manager) =>
    (await browser.ask('GET', `/cifras?desde=2026-03&hasta=2026-05${query}`)) as {
      filas: Record<string, number | string | null>[];
      total: Record<string, number | null>;
    };

  it('count bookings by the month of the visit, requests by their own month, and vouchers where they were redeemed', async () => {
    const { filas, total } = await figures();
    const row = (mes: string, centromedico: number | null) =>
      filas.find((one) => one.mes === mes && one.centromedico === centromedico);
    expect(row('2026-03', 1)).toMatchObject({
      ...{ confirmadas: 2, pagadas: 1, atendidas: 1, ausencias: 1, anuladas: 0 },
      // 60 minutes, 24 hours less a minute, and two days: two in time, a median of 1439.
      ...{ solicitudes: 3, atiempo: 2, mediana: 1439, bonos: 2, canjeados: 0, mensajes: 1 },
    });
    expect(row('2026-04', 1)).toMatchObject({ ...NONE, anuladas: 1, porclinica: 1 });
    expect(row('2026-03', 3)).toMatchObject({
      ...{ anuladas: 2, porpaciente: 1, porotro: 1, solicitudes: 3, atiempo: 0, esperan: 1, mediana: null },
    });
    expect(row('2026-04', 3)).toMatchObject({ ...NONE, solicitudes: 1, esperan: 1, canjeados: 1 });
    expect(row('2026-05', 1)).toMatchObject({ ...NONE, bonoscaducados: 1 });
    expect(row('2026-03', null)).toMatchObject({ ...NONE, profesionales: 1 });
    expect(filas).toHaveLength(6);
    expect(total).toMatchObject({ confirmadas: 2, anuladas: 3, solicitudes: 7, atiempo: 2, mediana: 1439, bonos: 2 });
  });

  it('cover only the clinics of the account, and contain no personal data', async () => {
    const ofThree = await test.signedIn({ role: 'manager', email: 'jefa3@clinica.test' });
    await test.db.query('update staff set clinic_ids = $1 where email = $2', [[3], ofThree.email]);
    const { filas } = await figures('', ofThree);
    expect(new Set(filas.map(({ centromedico }) => centromedico))).toEqual(new Set([3]));
    expect((await figures('&clinica=1')).filas.every(({ centromedico }) => centromedico === 1)).toBe(true);
    expect(await figures('&clinica=1', ofThree)).toBe('422 badMonths');
    const values = filas.flatMap(({ mes: _, ...rest }) => Object.values(rest));
    expect(values.every((value) => value === null || typeof value === 'number')).toBe(true);
  });

  it.each(['desde=2026-13&hasta=2026-13', 'desde=2026-05&hasta=2026-04', 'desde=2024-01&hasta=2026-01', ''])(
    'refuse invalid, reversed or more than 24 months: %s',
    async (query) => expect(await manager.ask('GET', `/cifras?${query}`)).toBe('422 badMonths'),
  );

  it('are empty without data', async () => {
    const query = { clinicIds: [], chosen: null, from: '2019-01', until: '2019-02' };
    expect(await readFigures(test.db, query)).toMatchObject({ rows: [], total: { confirmed: 0, medianMinutes: null } });
  });
});

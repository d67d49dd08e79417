import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '#retention/forget';
import { PERIODS, type PeriodName, type Periods } from '#retention/periods';
import { engines } from '#tests/support/backend-engines';
import { addPending, inboxOf } from '#tests/support/inbox-app';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app';

const [engine] = engines;
const DAY_MS = 24 * 60 * 60_000;

describe('managers in the inboxes', () => {
  let test: StaffApp;
  let jefa: ReturnType<typeof inboxOf>;
  beforeAll(async () => {
    test = await openStaffApp(engine as (typeof engines)[number]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    jefa = inboxOf(await test.signedIn({ role: 'manager' }));
    await addPending(test);
  });
  afterEach(() => expect(test.errors).toEqual([]));

  const mails = async () =>
    (
      await test.db.query<{ line: string }>(
        `select kind || ' ' || locale || ' ' || status as line from outbox order by id`,
      )
    ).map(({ line }) => line);

  it('approve a professional, who gets the link to a password, and disable one', async () => {
    expect(await jefa.act('profesionales', 1, 'aprobar')).toMatchObject({
      ...{ estado: 'hecha', datos: { estadocuenta: 'active', colegiado: '46/54321', correo: 'eva@example.test' } },
    });
    expect(await mails()).toEqual(['professional-approved en pending']);
    expect(await jefa.lines('profesionales')).toEqual([]);
    expect(await jefa.act('profesionales', 1, 'inhabilitar')).toMatchObject({ datos: { estadocuenta: 'disabled' } });
    expect(await jefa.act('profesionales', 1, 'rechazar', { razon: 'No' })).toBe('409 notPending');
    const log = await test.db.query<{ action: string }>(
      `select action from audit where subject = 'professional 1' order by id`,
    );
    expect(log.map(({ action }) => action).filter((action) => action !== 'show' && action !== 'inbox')).toEqual([
      'approve',
      'disable',
    ]);
  });

  it('refuse one with a reason, which is mailed in their language and stored sealed until it expires', async () => {
    expect(await jefa.act('profesionales', 1, 'rechazar', { razon: ' ' })).toBe('409 emptyAnswer');
    expect(await jefa.act('profesionales', 1, 'rechazar', { razon: 'x'.repeat(501) })).toBe('409 longAnswer');
    const refused = await jefa.act('profesionales', 1, 'rechazar', { razon: 'El número no existe.' });
    expect(refused).toMatchObject({ datos: { estadocuenta: 'disabled', motivorechazo: 'El número no existe.' } });
    expect(await mails()).toEqual(['professional-refused en pending']);
    const [stored] = await (test.db.asStored ?? test.db).query<{ reason: string }>(
      'select reason from professional_refusal',
    );
    expect(stored?.reason).toMatch(/^~s1~/);
    const names = Object.keys(PERIODS) as PeriodName[];
    const periods = Object.fromEntries(names.map((name) => [name, PERIODS[name].days])) as Periods;
    const inDays = (days: number) => ({ periods, mailFolder: null, now: new Date(Date.now() + days * DAY_MS) });
    expect(await deleteExpiredData(test.db, inDays(periods.registrations - 1))).toMatchObject({ registrations: 0 });
    expect(await deleteExpiredData(test.db, inDays(periods.registrations + 1))).toMatchObject({ registrations: 1 });
    expect(await test.db.query('select from inbox_item')).toEqual([]);
  });

  it('approve one who was refused, and the reason is deleted', async () => {
    await jefa.act('profesionales', 1, 'rechazar', { razon: 'Falta el número.' });
    expect(await jefa.act('profesionales', 1, 'aprobar')).toMatchObject({
      datos: { estadocuenta: 'active', motivorechazo: null },
    });
  });

  it('resend a failed mail, or mark it as seen', async () => {
    await jefa.act('profesionales', 1, 'aprobar');
    const fail = () =>
      test.db.query(`update outbox set status = 'dead', last_error = '550 no such user', attempts = 3`);
    await fail();
    expect(await jefa.read('correos', 1)).toMatchObject({
      datos: {
        error: '550 no such user',
        correo: 'eva@example.test',
        tipocorreo: 'professional-approved',
        intentos: 3,
      },
    });
    expect(await jefa.act('correos', 1, 'reenviar')).toEqual({});
    expect(await mails()).toEqual(['professional-approved en pending']);
    expect(await jefa.act('correos', 1, 'reenviar')).toBe('404 unknownItem');
    await fail();
    expect(await jefa.fresh()).toMatchObject({ correos: 1 });
    expect(await jefa.act('correos', 1, 'hecha')).toMatchObject({ estado: 'hecha' });
    expect(await jefa.fresh()).toMatchObject({ correos: 0 });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfFreedHours } from '#bookings/freed-hours';
import { expireHolds } from '#bookings/hold';
import { releaseHold } from '#bookings/release';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, comingMonday, notedPayment, openBookingApp, slotRequest } from '#tests/support/booking-app';

const DAY = comingMonday();
const WIRE_DAY = DAY.split('-').reverse().join('-');
const HOUR = `${DAY} 0900`;

describe.each(engines)('the waiting list ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
  }, 60_000);
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await test.db.script('truncate waiting_entry, freed_hour, attempt');
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await test.app.request(`/api/citas/espera${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as unknown) : response.status;
  };
  const wish = (email: string, more: object = {}) => ({
    ...{ centromedico: '1', fecha: WIRE_DAY, prueba: 'testAntigenos', hasta: WIRE_DAY, email, terminos: 1 },
    ...more,
  });
  const join = async (...emails: string[]) => {
    for (const email of emails) expect(await post('', wish(email))).toEqual({ success: true });
  };
  /** Books an hour with a hold; answers its number. */
  const book = async (hueco = '0900-0915', email = 'otra@example.test'): Promise<string> => {
    await test.submit(slotRequest({ tipo: 'testAntigenos', hueco, email, emailconfirmation: email }));
    const [booking] = await test.db.query<{ numcita: string }>('select numcita from booking order by id desc limit 1');
    return booking?.numcita ?? '';
  };
  const notify = () => notifyOfFreedHours(test.db, new Date());
  const mails = (kind = 'waiting-hour') =>
    test.db.query<{ recipient: string; payload: Record<string, unknown> }>(
      'select recipient, payload from outbox where kind = $1 order by id',
      [kind],
    );
  const told = async () => (await mails()).map(({ recipient, payload }) => `${recipient} ${payload.initTime}`);
  const nextTurn = () =>
    test.db.script(
      `update freed_hour set next_at = now(); update waiting_entry set told_at = now() - interval '30 minutes'`,
    );
  const statuses = async () =>
    (await test.db.query<{ status: string }>('select status from waiting_entry order by id')).map(
      ({ status }) => status,
    );
  const secretIn = (mail: { payload: Record<string, unknown> } | undefined) =>
    String(mail?.payload.leave).split('#')[1] ?? '';

  it('mails each who joins how to leave it, once, and answers the same to who is on it already', async () => {
    await join('ana@example.test', ' ANA@example.test ', 'ana@example.test');
    expect(await post('', wish('ana@example.test', { hasta: DAY }), { 'X-LOCALE-FRONT': 'ca' })).toEqual({
      success: true,
    });
    const sent = await mails('waiting-joined');
    expect(sent.map(({ recipient, payload }) => [recipient, payload])).toEqual([
      [
        'ana@example.test',
        {
          ...{ from: DAY, until: DAY, service: 'Test de antígenos' },
          clinic: { name: 'Valencia Centro', address: expect.anything(), phone: expect.anything() },
          leave: expect.stringMatching(/^\/espera#[\w-]{43}$/),
        },
      ],
    ]);
    expect(await statuses()).toEqual(['waiting']);
  });

  it.each([
    ['centromedico', { centromedico: '99' }],
    ['prueba', { prueba: 'consulta' }],
    ['fecha', { fecha: '31-02-2030' }],
    ['hasta', { hasta: '01-01-2020' }],
    ['hasta', { hasta: '01-01-2099' }],
    ['email', { email: 'nadie' }],
    ['terminos', { terminos: 0 }],
  ])('refuses a wrong %s', async (_field, more) => {
    expect(await post('', wish('ana@example.test', more))).toBe(422);
    expect(await statuses()).toEqual([]);
  });

  it('mails the first about an hour that is released, then the next, until it is taken', async () => {
    const numcita = await book();
    await join('ana@example.test', 'eva@example.test', 'luis@example.test');
    expect(await notify()).toBe(0);
    await releaseHold(test.db, numcita);
    expect(await notify()).toBe(1);
    expect(await notify()).toBe(0);
    expect((await mails())[0]?.payload).toMatchObject({
      day: DAY,
      minutes: 30,
      link: `/pedir-cita?clinica=1&fecha=${DAY}#prueba=testAntigenos&hueco=0900-0915`,
    });
    await nextTurn();
    await notify();
    expect(await told()).toEqual(['ana@example.test 0900', 'eva@example.test 0900']);
    await book();
    await nextTurn();
    expect(await notify()).toBe(0);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });

  it('mails nobody twice about an hour, also when it is free once more', async () => {
    await join('ana@example.test');
    for (let times = 0; times < 2; times += 1) {
      await releaseHold(test.db, await book());
      await notify();
      await nextTurn();
      await notify();
    }
    expect(await told()).toEqual(['ana@example.test 0900']);
    expect(await test.db.query('select told from waiting_entry')).toEqual([{ told: [HOUR] }]);
  });

  it('notices a hold that lapses, a cancellation, a move and a booking that is deleted', async () => {
    const changes = [
      async (numcita: string) => {
        await test.db.query(`update booking set hold_until = now() - interval '1 second' where numcita = $1`, [
          numcita,
        ]);
        await expireHolds(test.db);
      },
      (numcita: string) =>
        test.db.query(`update booking set status = 'cancelled', hold_until = null where numcita = $1`, [numcita]),
      (numcita: string) =>
        test.db.query(
          `update booking set init_hhmm = '0945', end_hhmm = '1000',
             during = tstzrange(lower(during) + interval '45 minutes', upper(during) + interval '45 minutes', '[)')
           where numcita = $1`,
          [numcita],
        ),
      (numcita: string) => test.db.query('delete from booking where numcita = $1', [numcita]),
    ];
    for (const change of changes) {
      const numcita = await book();
      await join('ana@example.test');
      await change(numcita);
      expect(await notify()).toBe(1);
      await test.reset();
      await test.db.script('truncate waiting_entry, freed_hour, attempt');
    }
  });

  it('does not mind a booking that stays where it is, another day, another test or an hour nobody waits for', async () => {
    const numcita = await book();
    await releaseHold(test.db, await book('0945-1000'));
    await join('ana@example.test');
    await test.db.query(`update booking set status = 'confirmed', hold_until = null where numcita = $1`, [numcita]);
    await test.submit(slotRequest());
    await test.db.script(`delete from booking where test = 'testPCR'`);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });

  it('mails one person about one hour at a time, and the next about another', async () => {
    const held = [await book(), await book('0915-0930')];
    await join('ana@example.test', 'eva@example.test');
    for (const numcita of held) await releaseHold(test.db, numcita);
    expect(await notify()).toBe(2);
    expect(await told()).toEqual(['ana@example.test 0900', 'eva@example.test 0915']);
    await nextTurn();
    await notify();
    expect((await told()).slice(2).sort()).toEqual(['ana@example.test 0915', 'eva@example.test 0900']);
  });

  it('mails no more people than seats are free, by several processes at once', async () => {
    const emails = Array.from({ length: 6 }, (_, at) => `p${at}@example.test`);
    const held = await Promise.all(['0900-0915', '0915-0930', '0930-0945'].map((hueco) => book(hueco)));
    await join(...emails);
    await test.db.script(`update booking set status = 'expired', hold_until = null`);
    expect(held).toHaveLength(3);
    const counts = await Promise.all(Array.from({ length: 5 }, notify));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const lines = await told();
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(3);
    expect(new Set(lines.map((line) => line.split(' ')[1])).size).toBe(3);
  });

  it('mails nobody about an hour in less than two hours', async () => {
    const numcita = await book();
    await join('ana@example.test');
    await releaseHold(test.db, numcita);
    const start = new Date(`${DAY}T09:00:00+01:00`).getTime();
    expect(await notifyOfFreedHours(test.db, new Date(start - 110 * 60_000))).toBe(0);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });

  it('is left by the link of any mail, once and for all, and by no other secret', async () => {
    const numcita = await book();
    await join('ana@example.test');
    await releaseHold(test.db, numcita);
    await notify();
    const [joined] = await mails('waiting-joined');
    const [hour] = await mails();
    for (const secreto of ['', 'A'.repeat(43), null, 7])
      expect(await post('/salir', { secreto })).toEqual({ success: false });
    expect(await statuses()).toEqual(['waiting']);
    expect(await post('/salir', { secreto: secretIn(hour) })).toEqual({ success: true });
    expect(await post('/salir', { secreto: secretIn(joined) })).toEqual({ success: true });
    expect(await statuses()).toEqual(['left']);
    await join('ana@example.test');
    expect(await statuses()).toEqual(['left', 'waiting']);
  });

  it('ends for who books an hour of the test there, once it is confirmed, and after the last day', async () => {
    await join('ana@example.test', 'eva@example.test');
    const numcita = await book('0900-0915', 'Ana@example.test');
    expect(await statuses()).toEqual(['waiting', 'waiting']);
    const { confirmHeld } = await import('#bookings/hold');
    await test.db.tx((tx) => confirmHeld(tx, numcita));
    expect(await statuses()).toEqual(['booked', 'waiting']);
    await notifyOfFreedHours(test.db, new Date(`${DAY}T23:30:00Z`));
    expect(await statuses()).toEqual(['booked', 'over']);
  });

  it('takes so many of an address in an hour, and mails an e-mail so often in a day', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const answers: unknown[] = [];
    for (let tries = 0; tries < 16; tries += 1) answers.push(await post('', wish(`p${tries}@example.test`), from));
    expect(answers.slice(14)).toEqual([{ success: true }, 429]);
    for (let tries = 0; tries < 7; tries += 1) {
      await join('ana@example.test');
      await test.db.script(`delete from waiting_entry`);
    }
    expect((await mails('waiting-joined')).filter(({ recipient }) => recipient === 'ana@example.test')).toHaveLength(5);
  });

  it('stores no e-mail that can be read', async () => {
    await join('ana@example.test');
    const [row] = await (test.db.asStored ?? test.db).query('select * from waiting_entry');
    expect(JSON.stringify(row)).not.toContain('ana@');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfFreedHours } from '#bookings/freed-hours';
import { confirmHeld, releaseHold } from '#bookings/hold';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '#tests/support/booking-app';
import { comingMonday } from '#tests/support/booking-requests';
import { waitingCalls } from '#tests/support/waiting-calls';

const DAY = comingMonday();

describe.each(engines)('the waiting list ($name)', (engine) => {
  let test: BookingApp;
  let calls: ReturnType<typeof waitingCalls>;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
    calls = waitingCalls(test);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await calls.forget();
  });

  it('mails a leave link to each person who joins, once, and gives the same reply to people already on it', async () => {
    await calls.join('ana@example.test', ' ANA@example.test ', 'ana@example.test');
    expect(await calls.post('', calls.wish('ana@example.test', { hasta: DAY }), { 'X-LOCALE-FRONT': 'ca' })).toEqual({
      success: true,
    });
    const sent = await calls.mails('waiting-joined');
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
    expect(await calls.statuses()).toEqual(['waiting']);
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
    expect(await calls.post('', calls.wish('ana@example.test', more))).toBe(422);
    expect(await calls.statuses()).toEqual([]);
  });

  it('is left permanently by the link in any mail, and by no other secret', async () => {
    const numcita = await calls.book();
    await calls.join('ana@example.test');
    await releaseHold(test.db, numcita);
    await calls.notify();
    const [joined] = await calls.mails('waiting-joined');
    const [hour] = await calls.mails();
    for (const secreto of ['', 'A'.repeat(43), null, 7])
      expect(await calls.post('/salir', { secreto })).toEqual({ success: false });
    expect(await calls.statuses()).toEqual(['waiting']);
    expect(await calls.post('/salir', { secreto: calls.secretIn(hour) })).toEqual({ success: true });
    expect(await calls.post('/salir', { secreto: calls.secretIn(joined) })).toEqual({ success: true });
    expect(await calls.statuses()).toEqual(['left']);
    await calls.join('ana@example.test');
    expect(await calls.statuses()).toEqual(['left', 'waiting']);
  });

  it('drops a person who books an hour of the test there, once it is confirmed, and everybody after the last day', async () => {
    await calls.join('ana@example.test', 'eva@example.test');
    const numcita = await calls.book('0900-0915', 'Ana@example.test');
    expect(await calls.statuses()).toEqual(['waiting', 'waiting']);
    await test.db.tx((tx) => confirmHeld(tx, numcita));
    expect(await calls.statuses()).toEqual(['booked', 'waiting']);
    await notifyOfFreedHours(test.db, new Date(`${DAY}T23:30:00Z`));
    expect(await calls.statuses()).toEqual(['booked', 'over']);
  });

  it('limits entries per address and hour, and mails per e-mail and day', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const answers: unknown[] = [];
    for (let tries = 0; tries < 16; tries += 1)
      answers.push(await calls.post('', calls.wish(`p${tries}@example.test`), from));
    expect(answers.slice(14)).toEqual([{ success: true }, 429]);
    for (let tries = 0; tries < 7; tries += 1) {
      await calls.join('ana@example.test');
      await test.db.script(`delete from waiting_entry`);
    }
    expect(
      (await calls.mails('waiting-joined')).filter(({ recipient }) => recipient === 'ana@example.test'),
    ).toHaveLength(5);
  });

  it('shows the entry of a link until it is left, in the language of the page', async () => {
    await calls.join('ana@example.test');
    const secreto = calls.secretIn((await calls.mails('waiting-joined'))[0]);
    const entrada = { desde: DAY, hasta: DAY, servicio: 'Antigen test', clinica: expect.stringMatching(/Valencia/) };
    const read = () => calls.post('/entrada', { secreto }, { 'X-LOCALE-FRONT': 'en' });
    for (let times = 0; times < 2; times += 1)
      expect(await read()).toEqual({ success: true, entrada: { ...entrada, estado: 'waiting' } });
    expect(await calls.statuses()).toEqual(['waiting']);
    await calls.post('/salir', { secreto });
    expect(await read()).toEqual({ success: true, entrada: { ...entrada, estado: 'left' } });
    for (const wrong of ['', 'A'.repeat(43), null, 7])
      expect(await calls.post('/entrada', { secreto: wrong })).toEqual({ success: false });
  });

  it('mails an e-mail the links of all its entries, at most three times an hour, with the same reply for others', async () => {
    await calls.join('ana@example.test', 'eva@example.test');
    await calls.post('', calls.wish('ana@example.test', { prueba: 'testPCR' }));
    for (const email of ['otra@example.test', 'nadie', ''])
      expect(await calls.post('/enlace', { email })).toEqual({ success: true });
    expect(await calls.mails('waiting-link')).toEqual([]);
    for (let times = 0; times < 5; times += 1)
      expect(await calls.post('/enlace', { email: ' ANA@example.test ' }, { 'X-LOCALE-FRONT': 'ca' })).toEqual({
        success: true,
      });
    const sent = await calls.mails('waiting-link');
    const entry = {
      clinic: { name: expect.stringMatching(/Val[eè]ncia/), address: expect.anything(), phone: expect.anything() },
      ...{ from: DAY, until: DAY, leave: expect.stringMatching(/^\/ca\/espera#[\w-]{43}$/) },
    };
    expect(sent).toEqual(
      Array.from({ length: 3 }, () => ({
        recipient: 'ana@example.test',
        payload: {
          entries: [
            { ...entry, service: 'Test d’antígens' },
            { ...entry, service: expect.stringMatching(/PCR/) },
          ],
        },
      })),
    );
    const [first] = (sent[2]?.payload.entries ?? []) as { leave: string }[];
    expect(await calls.post('/salir', { secreto: first?.leave.split('#')[1] })).toEqual({ success: true });
    expect(await calls.statuses()).toEqual(['left', 'waiting', 'waiting']);
    await calls.post('/enlace', { email: 'eva@example.test' });
    expect((await calls.mails('waiting-link'))[3]).toMatchObject({
      payload: { entries: [{ service: expect.anything() }] },
    });
  });

  it('limits the links that one address can request', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.8' };
    const answers: unknown[] = [];
    for (let tries = 0; tries < 16; tries += 1)
      answers.push(await calls.post('/enlace', { email: `p${tries}@example.test` }, from));
    expect(answers.slice(14)).toEqual([{ success: true }, 429]);
  });

  it('stores no readable e-mail', async () => {
    await calls.join('ana@example.test');
    const [row] = await (test.db.asStored ?? test.db).query('select * from waiting_entry');
    expect(JSON.stringify(row)).not.toContain('ana@');
  });
});

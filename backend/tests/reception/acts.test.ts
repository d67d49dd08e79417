import { madridDay } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#payments/sandbox';
import { cancel, confirm, type Desk, move } from '#reception/acts';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { emptyTables } from '#tests/support/empty-tables';
import { openPayingApp, type Paying } from '#tests/support/payment-app';

type Stored = { reference: string; status: string; day: string; init: string; seat: number | null; sequence: number };

describe.each(engines)('acts of the desk ($name)', (engine) => {
  let test: Paying;
  let desk: Desk;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox());
    desk = { db: test.db, actor: 'pilar', now: new Date(), operatorEmail: null };
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await emptyTables(test.db, 'audit');
  });

  const stored = () =>
    test.db.query<Stored>(
      'select reference, status, day::text as day, init_hhmm as init, seat, sequence from booking order by id',
    );
  const only = async (): Promise<Stored> => {
    const [booking] = await stored();
    if (!booking) throw new Error('Nothing is stored.');
    return booking;
  };
  const submit = (body: object, locale = 'es') =>
    test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-LOCALE-FRONT': locale },
      body: JSON.stringify(body),
    });
  const pay = async (more: Record<string, unknown> = {}, locale = 'ca') => {
    const { numcita } = await test.book(more, locale);
    const [order] = await test.db.query<{ code: string }>('select order_code as code from payment where numcita = $1', [
      numcita,
    ]);
    await test.send('/pagos/prueba', { numcita, order: order?.code ?? '', decision: 'approve' });
    await test.db.script('delete from outbox');
    return numcita;
  };
  const mails = async () => {
    const rows = await test.db.query<{ told: string }>(
      `select concat_ws(' ', kind, payload ->> 'about', recipient, locale, 'to', reply_to) as told from outbox order by id`,
    );
    return rows.map(({ told }) => told);
  };
  const audited = async () =>
    (await test.db.query('select actor, action, subject, details from audit order by id')) as Record<string, unknown>[];
  const at = (initTime: string, day = comingMonday()) => ({ day, initTime, endTime: null });

  it('cancel a paid visit: the seat is free, the mails are queued, the refund is noted', async () => {
    await pay({ tipo: 'testAntigenos' });
    const { reference } = await only();
    const told = await cancel(desk, reference.toLowerCase().replace('-', ' '));
    expect(told).toBe(`${reference} is cancelled; the patient is told. To give back: 29.00 euros, see "payments".`);
    expect(await test.statuses()).toEqual(['cancelled needs_refund']);
    expect(await mails()).toEqual([
      'booking-cancelled ana@example.test ca to valencia-centro@example.test',
      'clinic-notice booking-cancelled valencia-centro@example.test es to ana@example.test',
    ]);
    const [mail] = await test.db.query<{ payload: object }>('select payload from outbox order by id');
    expect(mail?.payload).toMatchObject({ wasConfirmed: true, isRefunded: true, sequence: 1 });
    const details = { was: 'confirmed', at: `${comingMonday()} 09:00` };
    expect(await audited()).toEqual([{ actor: 'pilar', action: 'cancel', subject: reference, details }]);
    const again = await test.book({ tipo: 'testAntigenos' });
    expect(again.numcita).toMatch(/^[\w-]{22}$/);
    await expect(cancel(desk, reference)).rejects.toThrow(`${reference} is cancelled already.`);
  });

  it('refund a payment that arrives after the booking was cancelled', async () => {
    const { numcita } = await test.book();
    const [order = ''] = await test.orders();
    await cancel(desk, (await only()).reference);
    expect(await test.statuses()).toEqual(['cancelled pending']);
    expect((await test.send('/pagos/prueba', { numcita, order, decision: 'approve' })).status).toBe(410);
    expect((await only()).status).toBe('cancelled');
  });

  it('move a visit to another slot under the same id with a higher version, and free the old one', async () => {
    await pay({ tipo: 'testAntigenos' }, 'en');
    const { reference } = await only();
    await expect(move(desk, reference, at('0900'))).rejects.toThrow('at that hour already');
    expect(await move(desk, reference, at('0930'))).toBe(
      `${reference} is on ${comingMonday()} 09:30 now; the patient is told.`,
    );
    expect(await only()).toMatchObject({ status: 'confirmed', init: '0930', seat: 1, sequence: 1 });
    expect(await mails()).toEqual([
      'booking-moved ana@example.test en to valencia-centro@example.test',
      'clinic-notice booking-moved valencia-centro@example.test es to ana@example.test',
    ]);
    const [mail] = await test.db.query<{ payload: object }>('select payload from outbox order by id');
    expect(mail?.payload).toMatchObject({
      sequence: 1,
      before: { day: comingMonday(), initTime: '0900' },
      isPaid: true,
    });
    await move(desk, reference, at('0945'));
    expect(await only()).toMatchObject({ init: '0945', sequence: 2 });
    expect((await audited()).map(({ details }) => details)).toEqual([
      { from: `${comingMonday()} 09:00`, to: `${comingMonday()} 09:30` },
      { from: `${comingMonday()} 09:30`, to: `${comingMonday()} 09:45` },
    ]);
    expect((await test.book({ tipo: 'testAntigenos', hueco: '0900-0915' })).numcita).not.toBe('');
  });

  it('refuse a move to a taken seat, to an hour that is not offered and to the past, without a change', async () => {
    await pay({ tipo: 'testAntigenos' });
    await pay({ tipo: 'testAntigenos', hueco: '0915-0930' });
    const { reference } = await only();
    await expect(move(desk, reference, at('0915'))).rejects.toThrow('is taken: nothing was changed');
    await expect(move(desk, reference, at('0907'))).rejects.toThrow('has no such hour');
    await expect(move(desk, reference, at('0900', '2020-01-06'))).rejects.toThrow('has no such hour');
    expect(await only()).toMatchObject({ init: '0900', sequence: 0 });
    expect([await mails(), await audited()]).toEqual([[], []]);
  });

  it('give a seat to only one of two desks', async () => {
    for (const hueco of ['0900-0915', '0915-0930']) await pay({ tipo: 'testAntigenos', hueco });
    const both = await stored();
    const moves = await Promise.allSettled(both.map(({ reference }) => move(desk, reference, at('0945'))));
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored()).filter(({ init }) => init === '0945')).toHaveLength(1);
  });

  it('confirm a call request at the requested hour or another one, and give it a seat', async () => {
    await submit(slotRequest({ tipo: 'testAntigenos', nopagar: true }), 'ca');
    await submit(slotRequest({ tipo: 'testAntigenos', nopagar: true }), 'ca');
    await test.db.script('delete from outbox');
    const [first, second] = (await stored()).map(({ reference }) => reference);
    await confirm(desk, first ?? '', null);
    expect(await only()).toMatchObject({ status: 'confirmed', init: '0900', seat: 1, sequence: 0 });
    expect(await mails()).toEqual([
      'booking-confirmed ana@example.test ca to valencia-centro@example.test',
      'clinic-notice booking-confirmed valencia-centro@example.test es to ana@example.test',
    ]);
    const [mail] = await test.db.query<{ payload: object }>('select payload from outbox order by id');
    expect(mail?.payload).toMatchObject({ isPaid: false, amountCents: 2900 });
    await expect(confirm(desk, second ?? '', null)).rejects.toThrow('is taken');
    await confirm(desk, second ?? '', at('0945'));
    expect((await stored())[1]).toMatchObject({ status: 'confirmed', init: '0945', seat: 1 });
    await expect(confirm(desk, second ?? '', null)).rejects.toThrow('confirmed already');
  });

  it('confirm a normal request for an agreed day, move it and cancel it', async () => {
    await submit(normalRequest(), 'en');
    await test.db.script('delete from outbox');
    const { reference } = await only();
    await expect(confirm(desk, reference, null)).rejects.toThrow('Say when');
    await expect(confirm(desk, reference, at('0900', '2020-01-06'))).rejects.toThrow('is over');
    await expect(move(desk, reference, at('1000'))).rejects.toThrow('not agreed on yet');
    await confirm(desk, reference, at('1000'));
    expect(await only()).toMatchObject({ status: 'confirmed', day: comingMonday(), init: '1000', seat: null });
    const [mail] = await test.db.query<{ payload: object }>('select payload from outbox order by id');
    expect(mail?.payload).toMatchObject({
      initTime: '1000',
      endTime: '1030',
      service: expect.stringContaining('Cardiología'),
    });
    await move(desk, reference, { day: comingMonday(), initTime: '1100', endTime: '1200' });
    await cancel(desk, reference);
    expect(await only()).toMatchObject({ status: 'cancelled', init: '1100', sequence: 2 });
    expect(
      (await mails()).filter((told) => !told.startsWith('clinic-notice')).map((told) => told.split(' ')[0]),
    ).toEqual(['booking-confirmed', 'booking-moved', 'booking-cancelled']);
  });

  it('confirm a slot that awaits its payment as one paid at the clinic', async () => {
    await test.book();
    const { reference } = await only();
    await expect(move(desk, reference, at('1000'))).rejects.toThrow('waits for its payment');
    await confirm(desk, reference, null);
    const [mail] = await test.db.query<{ payload: object }>('select payload from outbox order by id');
    expect([(await only()).status, mail?.payload]).toEqual(['confirmed', expect.objectContaining({ isPaid: false })]);
  });

  it('notify the operator about a clinic without a mailbox', async () => {
    await test.db.script('update centromedico set email = null where id = 1');
    await submit(normalRequest());
    await test.db.script('delete from outbox');
    await cancel({ ...desk, operatorEmail: 'desk@example.test' }, (await only()).reference);
    expect(await mails()).toEqual([
      'booking-cancelled luis@example.test es to desk@example.test',
      'clinic-notice booking-cancelled desk@example.test es to luis@example.test',
    ]);
    await test.db.script(`update centromedico set email = 'valencia-centro@example.test' where id = 1`);
  });

  it.each(['7KQF-M2TY', 'AAAA', '', "' or true --"])('ignore %j', async (typed) => {
    await submit(normalRequest());
    const acts = [() => cancel(desk, typed), () => move(desk, typed, at('1000')), () => confirm(desk, typed, null)];
    for (const act of acts) {
      await expect(act()).rejects.toThrow(/no reference of ours|There is no booking/);
    }
    expect(madridDay(desk.now) <= comingMonday()).toBe(true);
    expect((await only()).status).toBe('requested');
  });
});

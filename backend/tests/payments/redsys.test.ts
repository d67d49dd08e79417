import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireHolds } from '#bookings/hold';
import { expireAttempts } from '#payments/attempts';
import { createRedsys } from '#payments/redsys';
import { engines } from '#tests/support/backend-engines';
import { type Act, FakeBank, MERCHANT } from '#tests/support/fake-bank';
import { formOf, openPayingApp, type Paying } from '#tests/support/payment-app';

const cases = engines.flatMap((engine) => (['V1', 'V2'] as const).map((version) => ({ ...engine, version })));
/** One seat for each slot. */
const lastSeat = { tipo: 'testAntigenos', hueco: '0900-0915' };

describe.each(cases)('a payment at the bank ($name, $version)', ({ version, ...engine }) => {
  let test: Paying;
  let bank: FakeBank;
  beforeAll(async () => {
    bank = await new FakeBank(version).start();
    test = await openPayingApp(engine, createRedsys({ ...MERCHANT, signature: version, url: bank.url }));
  });
  afterAll(async () => {
    await test.close();
    await bank.stop();
  });
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    bank.answers.length = 0;
    await test.reset();
  });

  const read = async (page: string) => await (await test.app.request(page)).text();
  /** Opens the page and presses its button; returns where the browser ends, without the origin. */
  const visit = async (page: string, act: Act | 'never' = {}): Promise<string | number> => {
    bank.act = act;
    const opened = await test.app.request(page);
    if (opened.status !== 200) return opened.headers.get('location') ?? opened.status;
    const { action, fields } = formOf(await opened.text());
    const back = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    return back.headers.get('location')?.replace(test.site, '') ?? back.status;
  };
  const notify = async (orderIndex: number, act: Act) => {
    const order = (await test.orders())[orderIndex] ?? '';
    await bank.notify(`${test.site}/api/pagos/aviso`, order, act);
    return bank.answers.at(-1);
  };

  it('is requested with our amount and order, and its notification confirms the booking', async () => {
    const { page, numcita } = await test.book({ precio: '0.01' }, 'ca');
    expect(await visit(page)).toBe(`/ca/payment/ok/${numcita}`);
    expect(bank.asked).toEqual({
      DS_MERCHANT_AMOUNT: '4500',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_ORDER: expect.stringMatching(/^\d{4}[0-9A-Za-z]{8}$/),
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_PRODUCTDESCRIPTION: 'PCR nasofaríngia',
      DS_MERCHANT_CONSUMERLANGUAGE: '003',
      DS_MERCHANT_MERCHANTURL: `${test.site}/api/pagos/aviso`,
      DS_MERCHANT_URLOK: `${test.site}/ca/payment/ok/${numcita}`,
      DS_MERCHANT_URLKO: `${test.site}/ca/payment/ko/${numcita}`,
    });
    expect(bank.answers).toEqual([200]);
    expect(await test.statuses()).toEqual(['confirmed paid']);
    expect(await test.mails()).toEqual(['booking-confirmed', 'clinic-notice']);
    const [event] = await test.db.query<{ body: object }>('select body from payment_event');
    expect(event?.body).toMatchObject({ Ds_Response: '0000', Ds_AuthorisationCode: '082150' });
    expect(JSON.stringify(event)).not.toContain('454881');
    // Returning to the page shows that it is paid.
    const again = await read(page);
    expect(again).toContain('Aquesta cita ja està pagada');
    expect(again).toContain(`href="${test.site}/ca/payment/ok/${numcita}"`);
  });

  it('that is denied confirms nothing, and can be retried under a new order while the slot is held', async () => {
    const { page, numcita } = await test.book();
    expect(await visit(page, { response: '0190' })).toBe(`/payment/ko/${numcita}`);
    expect(await test.statuses()).toEqual(['held denied']);
    expect(await test.mails()).toEqual([]);
    expect(await visit(page)).toBe(`/payment/ok/${numcita}`);
    expect(await test.statuses()).toEqual(['confirmed denied', 'confirmed paid']);
    const [first, second] = await test.orders();
    expect(first).not.toBe(second);
  });

  it('without a notification confirms nothing, whatever the browser reports, and ends with its hold', async () => {
    const { page, numcita } = await test.book();
    expect(await visit(page, 'never')).toBe(`/payment/ok/${numcita}`);
    expect(await test.statuses()).toEqual(['held pending']);
    expect(await expireAttempts(test.db)).toBe(0);
    await test.lapse(numcita);
    expect(await visit(page)).toBe(410);
    await expireHolds(test.db);
    expect(await expireAttempts(test.db)).toBe(1);
    expect(await test.statuses()).toEqual(['expired expired']);
  });

  it('reuses its order while the bank has not replied', async () => {
    const { page } = await test.book();
    await visit(page, 'never');
    const { DS_MERCHANT_ORDER: order } = bank.asked;
    await visit(page, 'never');
    expect(bank.asked.DS_MERCHANT_ORDER).toBe(order);
    expect(await test.orders()).toHaveLength(1);
  });

  it('counts once when it is notified twice, or ten times at once', async () => {
    const { page } = await test.book();
    await visit(page, { times: 2 });
    await Promise.all(Array.from({ length: 10 }, () => notify(0, {})));
    expect(bank.answers).toEqual(Array(12).fill(200));
    expect(await test.statuses()).toEqual(['confirmed paid']);
    expect(await test.outcomes()).toEqual(['paid']);
    expect(await test.mails()).toHaveLength(2);
  });

  it.each<[string, Act]>([
    ['amount', { amount: '1' }],
    ['currency', { currency: '840' }],
  ])('with another %s confirms nothing and raises an alarm', async (_case, act) => {
    const { page } = await test.book();
    await visit(page, act);
    expect(bank.answers).toEqual([400]);
    expect(await test.statuses()).toEqual(['held pending']);
    expect(await test.outcomes()).toEqual(['mismatch']);
    expect(test.errors.splice(0)).toEqual([expect.stringContaining('another amount or currency')]);
  });

  it.each<[string, Act]>([
    ['changed on the way', { response: '0190', tamper: true }],
    ['signed by somebody else', { key: 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev' }],
    ['of another merchant', { merchant: '999008882' }],
    ['of another terminal', { terminal: '002' }],
  ])('notice %s is refused', async (_case, act) => {
    const { page } = await test.book();
    await visit(page, act);
    expect(bank.answers).toEqual([400]);
    expect(await test.statuses()).toEqual(['held pending']);
    expect(await test.outcomes()).toEqual([]);
  });

  it('with an unknown order is refused', async () => {
    await test.book();
    await bank.notify(`${test.site}/api/pagos/aviso`, '0000unknown0', { amount: '4500' });
    expect(bank.answers).toEqual([404]);
  });

  it.each<[string, Act]>([
    ['a refund', { type: '3', response: '0900' }],
    ['a payment under way', { response: '9998' }],
    ['a response that is none', { response: 'OK' }],
  ])('is left alone by a notice of %s', async (_case, act) => {
    const { page } = await test.book();
    await visit(page, 'never');
    expect(await notify(0, act)).toBe(200);
    expect(await test.statuses()).toEqual(['held pending']);
    expect(await notify(0, {})).toBe(200);
    expect(await test.statuses()).toEqual(['confirmed paid']);
    expect(await notify(0, { response: '0190' })).toBe(200);
    expect(await test.statuses()).toEqual(['confirmed paid']);
  });

  it('that comes late is kept while the seat is free', async () => {
    const { page, numcita } = await test.book(lastSeat);
    await visit(page, 'never');
    await test.lapse(numcita);
    await expireHolds(test.db);
    await expireAttempts(test.db);
    expect(await notify(0, {})).toBe(200);
    expect(await test.statuses()).toEqual(['confirmed paid']);
  });

  it('that comes late for a seat of another patient is marked for a refund, with an alarm', async () => {
    const late = await test.book(lastSeat);
    await visit(late.page, 'never');
    await test.lapse(late.numcita);
    const next = await test.book({ ...lastSeat, nombre: 'Eva' });
    expect(await notify(0, { amount: '2900' })).toBe(200);
    expect(await notify(0, { amount: '2900' })).toBe(200);
    expect(await test.statuses()).toEqual(['expired needs_refund', 'held pending']);
    expect(test.errors.splice(0)).toEqual([expect.stringContaining('has to get the money back')]);
    expect(await test.mails()).toEqual(['payment-refund', 'clinic-notice']);
    await visit(next.page);
    expect(await test.statuses()).toEqual(['expired needs_refund', 'confirmed paid']);
  });

  it('made twice for one booking is marked once for a refund', async () => {
    const { page } = await test.book();
    await visit(page, { response: '0190' });
    await visit(page);
    expect(await notify(0, {})).toBe(200);
    expect(await test.statuses()).toEqual(['confirmed needs_refund', 'confirmed paid']);
    expect(test.errors.splice(0)).toHaveLength(1);
    expect((await test.mails()).slice(2)).toEqual(['payment-refund', 'clinic-notice']);
  });

  it('leaves nothing behind when the confirmation fails, and counts at the next notification', async () => {
    const { page } = await test.book();
    await visit(page, 'never');
    await test.db.script('alter table outbox rename to outbox_away');
    expect(await notify(0, {})).toBe(500);
    await test.db.script('alter table outbox_away rename to outbox');
    expect(test.errors.splice(0)).toHaveLength(1);
    expect([await test.statuses(), await test.outcomes()]).toEqual([['held pending'], []]);
    expect(await notify(0, {})).toBe(200);
    expect(await test.statuses()).toEqual(['confirmed paid']);
  });

  it('has a page that is never cached, runs only its own script and posts its form only to the bank', async () => {
    const { page } = await test.book({ nombre: 'Ana' });
    const { headers } = await test.app.request(page);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${new URL(bank.url).origin};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isStaleHoldMail, notifyHoldsEnding } from '#bookings/hold-ending';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { openPayingApp, type Paying } from '#tests/support/payment-app';

describe.each(engines)('an unpaid hold that is about to end ($name)', (engine) => {
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox());
  });
  afterAll(() => test.close());
  afterEach(() => test.reset());

  const left = (seconds: number) =>
    test.db.query(`update booking set hold_until = now() + make_interval(secs => $1) where status = 'held'`, [seconds]);
  const mails = async () =>
    (
      await test.db.query<{ id: number; locale: string; recipient: string; payload: Record<string, unknown> }>(
        `select id, locale, recipient, payload from outbox where kind = 'hold-ending' order by id`,
      )
    ).map((mail) => ({ ...mail, kind: 'hold-ending' }));

  it.each([
    [300, 0],
    [151, 0],
    [149, 1],
    [31, 1],
    [29, 0],
    [-1, 0],
  ])('with %i seconds left is told %i times', async (seconds, count) => {
    await test.book({}, 'ca');
    await left(seconds);
    expect([await notifyHoldsEnding(test.db), await notifyHoldsEnding(test.db)]).toEqual([count, 0]);
    expect(await mails()).toHaveLength(count);
  });

  it('is reported once under concurrent processes, in the language of the booking, with a payment link', async () => {
    await test.book({}, 'en');
    await left(120);
    const told = await Promise.all(Array.from({ length: 8 }, () => notifyHoldsEnding(test.db)));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    const [mail] = await mails();
    expect(mail?.locale).toBe('en');
    expect(mail?.payload.until).toMatch(/^\d{4}$/);
    const secreto = String(mail?.payload.link).split('#')[1];
    const answer = await test.app.request('/api/citas/propia', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ secreto }),
    });
    expect(await answer.json()).toMatchObject({
      cita: { estado: 'held', paymentUrl: expect.stringContaining('numcita=') },
    });
    expect(JSON.stringify(mail?.payload)).not.toMatch(/test(?:PCR|Antigenos)|PCR/);
  });

  it('is not reported when it was paid or released while the mail was queued', async () => {
    const { numcita } = await test.book();
    await left(120);
    await notifyHoldsEnding(test.db);
    const [mail = { id: 0, kind: '' }] = await mails();
    expect(await isStaleHoldMail(test.db, mail)).toBe(false);
    await left(-1);
    expect(await isStaleHoldMail(test.db, mail)).toBe(true);
    await test.db.query(`update booking set status = 'confirmed', hold_until = null where numcita = $1`, [numcita]);
    expect(await isStaleHoldMail(test.db, mail)).toBe(true);
    expect(await isStaleHoldMail(test.db, { ...mail, kind: 'voucher' })).toBe(false);
  });
});

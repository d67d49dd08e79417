import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPayments } from '#cli/lists';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { openPayingApp, type Paying } from '#tests/support/payment-app';

describe.each(engines)("the operator's list of payments ($name)", (engine) => {
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox());
  });
  afterAll(() => test.close());

  it('starts with the money to give back and keeps it on every day', async () => {
    const first = await test.book({ nombre: 'Eva' });
    const second = await test.book({ hueco: '0920-0940' });
    const third = await test.book({ hueco: '0940-1000' });
    // Control characters that could colour the terminal or start a new line are not printed.
    await test.db.query(`update booking set patient = patient || '{"nombre": "Eva\\u001b[31m"}' where numcita = $1`, [
      first.numcita,
    ]);
    const update = `update payment set status = $2, created_at = $3, settled_at = $4 where numcita = $1`;
    await test.db.query(update, [first.numcita, 'needs_refund', '2026-12-01T23:30:00Z', '2026-12-02T08:00:00Z']);
    await test.db.query(update, [second.numcita, 'paid', '2026-12-03T10:00:00Z', '2026-12-03T10:01:00Z']);
    await test.db.query(update, [third.numcita, 'pending', '2026-12-04T10:00:00Z', null]);

    const all = (await listPayments(test.db, null)).split('\n');
    expect(all[0]).toMatch(/^status +order +euros +opened +settled +gateway +name +phone +reference$/);
    expect(all.slice(1).map((line) => line.split(' ')[0])).toEqual(['needs_refund', 'pending', 'paid', '3']);
    expect(all[1]).toMatch(
      /^needs_refund +\d{4}\w{8} +45\.00 +2026-12-02 00:30 +2026-12-02 09:00 +sandbox +Eva .*Pérez Gómez +600 000 000 /,
    );
    expect(all[1]).not.toContain('\u001b');
    expect(all[1]).toMatch(/ [A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(all.join()).not.toContain(first.numcita);

    const ofDay = (await listPayments(test.db, '2026-12-03')).split('\n');
    expect(ofDay.slice(1).map((line) => line.split(' ')[0])).toEqual(['needs_refund', 'paid', '2']);
  });
});

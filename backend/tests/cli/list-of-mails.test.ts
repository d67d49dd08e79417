import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#cli/lists';
import { retryMails } from '#outbox/queue';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';

describe.each(engines)("the operator's mails ($name)", (engine) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyTables(opened.db, 'outbox', { restartIdentity: true });
    await opened.db.script(`
      insert into outbox (kind, recipient, locale, payload, status, attempts, due_at, lease_until, last_error, created_at)
      values
        ('clinic-notice', 'sent@example.test', 'es', '{}', 'sent', 1, now(), null, null, now()),
        ('clinic-notice', 'dead@example.test', 'es', '{}', 'dead', 1, now(), null, E'550 no\\nsuch', '2026-07-01T10:00Z'),
        ('booking-confirmed', 'late@example.test', 'es', '{}', 'pending', 3, '2099-12-01T10:00Z', null, '451', now()),
        ('booking-confirmed', 'busy@example.test', 'es', '{}', 'pending', 1, now(), now() + interval '1 minute', null, now())`);
  });

  it('are the unsent ones, with the reason, by the clinic clock', async () => {
    const list = await listMails(opened.db);
    expect(list).toMatch(/^2 +dead +clinic-notice +dead@example\.test +2026-07-01 12:00 +1 +- +550 no such$/m);
    expect(list).toMatch(/^3 +pending +booking-confirmed +late@example\.test +\S+ \S+ +3 +2099-12-01 11:00 +451$/m);
    expect(list).toMatch(/3 in all\.$/);
    expect(list).not.toContain('sent@example.test');
  });

  it('are all due again after a retry, except those being sent', async () => {
    expect(await retryMails(opened.db)).toBe(2);
    const due = await opened.db.query(
      `select recipient, attempts from outbox where status = 'pending' and due_at <= now() and lease_until is null order by id`,
    );
    expect(due).toEqual([
      { recipient: 'dead@example.test', attempts: 0 },
      { recipient: 'late@example.test', attempts: 0 },
    ]);
  });
});

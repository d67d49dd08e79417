import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimMails, markDead, markSent, markWaiting } from '#outbox/queue';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';

describe.each(engines)('the queue ($name)', (engine) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await emptyTables(opened.db, 'outbox');
    await opened.db.script(`
      insert into outbox (kind, recipient, locale, payload, due_at)
      select 'clinic-notice', 'r' || n || '@example.test', 'es', '{}', now() - make_interval(secs => n)
      from generate_series(1, 40) as n`);
  });

  it('gives each mail to only one of several concurrent workers', async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimMails(opened.db, 5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(35);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives the oldest mail first, and a mail again only after its lease', async () => {
    const [first] = await claimMails(opened.db, 1);
    expect(first).toMatchObject({ recipient: 'r40@example.test', attempts: 1, payload: {}, locale: 'es' });
    expect(Math.abs(Date.now() - (first?.queuedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect((await claimMails(opened.db, 1))[0]?.recipient).toBe('r39@example.test');
    await opened.db.script(`update outbox set lease_until = now() - interval '1 second' where recipient like 'r40@%'`);
    expect((await claimMails(opened.db, 1))[0]).toMatchObject({ recipient: 'r40@example.test', attempts: 2 });
  });

  it('ignores a result from a worker whose mail was taken over', async () => {
    const [late] = await claimMails(opened.db, 1);
    await opened.db.script('update outbox set lease_until = null');
    const [current] = await claimMails(opened.db, 1);
    if (!late || !current) throw new Error('Nothing was claimed.');
    expect(current.id).toBe(late.id);
    await markDead(opened.db, late, 'too late');
    await markWaiting(opened.db, late, 60, 'too late');
    await markSent(opened.db, current);
    await markDead(opened.db, current, 'too late');
    const [row] = await opened.db.query('select status, last_error from outbox where id = $1', [late.id]);
    expect(row).toEqual({ status: 'sent', last_error: null });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DbError, runTx } from '#store/db';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

describe.each(engines)('a database ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
    await open.db.script('create table counter (id integer primary key, value integer not null check (value >= 0))');
  });
  afterAll(() => open.close());

  it('returns the same JavaScript types on both engines', async () => {
    const [row] = await open.db.query(
      `select 7::bigint as big, 1.50::numeric as price, date '2026-11-20' as day, timestamp '2026-11-20 10:30:00' as moment,
              true as flag, '{"a": 1}'::jsonb as json, null as nothing, timestamptz '2026-11-20 10:30:00Z' as instant`,
    );
    expect(row).toEqual({
      big: 7,
      price: '1.50',
      day: '2026-11-20',
      moment: '2026-11-20 10:30:00',
      flag: true,
      json: { a: 1 },
      nothing: null,
      instant: new Date('2026-11-20T10:30:00Z'),
    });
  });

  it('rolls back a failed transaction, and continues to work', async () => {
    const failing = open.db.tx(async (q) => {
      await q.query('insert into counter values (1, 1)');
      await q.query('insert into counter values (2, -1)');
    });
    await expect(failing).rejects.toMatchObject({ code: '23514' });
    expect(await open.db.query('select id from counter')).toEqual([]);
  });

  it('isolates transactions that run at the same time', async () => {
    await open.db.query('insert into counter values (9, 0)');
    const addOne = () =>
      open.db.tx(async (q) => {
        const [row] = await q.query<{ value: number }>('select value from counter where id = 9 for update');
        await q.query('update counter set value = $1 where id = 9', [(row?.value ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await open.db.query('select value from counter where id = 9')).toEqual([{ value: 40 }]);
  });

  it('ends a transaction that takes too long', async () => {
    const hanging = open.db.tx((q) => runTx({ ...q, script: async () => undefined }, () => new Promise(() => {}), 20));
    await expect(hanging).rejects.toThrow('A transaction took longer than 20 ms.');
    expect(await open.db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses queries on a finished transaction', async () => {
    const leaked = await open.db.tx(async (q) => q);
    await expect(leaked.query('select 1')).rejects.toThrow(DbError);
  });

  it('sorts names identically on both engines, accented letters with their base letter', async () => {
    const rows = await open.db.query<{ name: string }>(
      `select name from (values ('Zoo'), ('Álamo'), ('alba'), ('Ñu'), ('nube'), ('Oso')) as names (name)
       order by name collate "und-x-icu"`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['Álamo', 'alba', 'Ñu', 'nube', 'Oso', 'Zoo']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#store/postgres';
import { type FaultyLine, startFaultyLine } from '#tests/support/faulty-line';
import { startPostgres, type TestServer, usesPostgres } from '#tests/support/postgres';

describe.runIf(usesPostgres())('a connection whose other end has vanished (PostgreSQL)', () => {
  let server: TestServer;
  let line: FaultyLine;
  let address: string;

  beforeAll(async () => {
    server = startPostgres();
    const { username, pathname, searchParams } = new URL(await server.createDatabase());
    line = await startFaultyLine({ path: `${searchParams.get('host')}/.s.PGSQL.5432` });
    address = `postgres://${username}@127.0.0.1:${line.port}${pathname}`;
  });
  afterAll(async () => {
    await line.close();
    server.stop();
  });

  it('is abandoned in time, with all others made with it, and the next query succeeds', async () => {
    const db = await openPostgres(address);
    const hurried = db.within?.(300) ?? db;
    await Promise.all(Array.from({ length: 5 }, () => db.query('select pg_sleep(0.05)'))); // Five connections.
    await line.set('hang');
    const lost = { message: 'The database did not answer in time.' };
    await expect(hurried.query('select 1')).rejects.toMatchObject(lost);
    const inTx = hurried.tx((q) => q.query('select 1'));
    await line.set('ok'); // The connections that hung stay silent permanently.
    await inTx.catch(() => undefined);
    expect(await hurried.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await db.tx((q) => q.query('select 2 as two'))).toEqual([{ two: 2 }]);
    await db.close();
  });

  it('applies its deadline only to calls with a deadline', async () => {
    const db = await openPostgres(address);
    await expect(db.within?.(100).query('select pg_sleep(1)')).rejects.toThrow('did not answer');
    expect(await db.query('select 1 as one from pg_sleep(0.3)')).toEqual([{ one: 1 }]);
    await db.close();
  });
});

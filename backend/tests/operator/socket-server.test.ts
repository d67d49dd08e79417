import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSocketClient } from '#operator/socket-client';
import { startSocketServer } from '#operator/socket-server';
import type { Db } from '#store/db';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

let open: OpenEngine;
let closeSocketServer: () => Promise<void>;
const visitors: Db[] = [];

async function enter(): Promise<Db> {
  const db = await openSocketClient(open.folder);
  if (!db) throw new Error('No socket is open.');
  visitors.push(db);
  return db;
}

beforeAll(async () => {
  const [embedded] = engines;
  if (!embedded) throw new Error('There is no engine.');
  open = await embedded.open();
  await open.db.script('create table note (id integer primary key, at timestamptz, bytes bytea)');
});
afterAll(() => open.close());
beforeEach(async () => {
  // The state a killed process leaves.
  mkdirSync(path.join(open.folder, 'operator'), { recursive: true });
  writeFileSync(path.join(open.folder, 'operator/operator.sock'), '');
  expect(await openSocketClient(open.folder)).toBeNull();
  closeSocketServer = await startSocketServer(open.db, open.folder);
});
afterEach(async () => {
  for (const db of visitors.splice(0)) await db.close();
  await closeSocketServer();
  await open.db.script('delete from note');
});

const numbers = async (db: Pick<Db, 'query'>) =>
  (await db.query<{ id: number }>('select id from note order by id')).map(({ id }) => id);

describe("the operator's socket", () => {
  it('returns the same results as the database, including dates, bytes and large results', async () => {
    const db = await enter();
    const at = new Date('2026-11-20T10:00:00Z');
    await db.query('insert into note values ($1, $2, $3)', [1, at, Buffer.from([0, 255])]);
    const sql = "select id, at, bytes, null as nothing, repeat('ñ', 3000000) as text from note";
    const [ours] = await db.query<{ id: number; at: Date; bytes: Uint8Array }>(sql);
    const [theirs] = await open.db.query(sql);
    expect(ours?.at).toEqual(at);
    expect(ours).toEqual({ ...theirs, bytes: expect.anything() });
    expect([...(ours?.bytes ?? [])]).toEqual([0, 255]);
  });

  it('returns an error with its code and continues', async () => {
    const db = await enter();
    await db.query('insert into note values (1)');
    await expect(db.query('insert into note values (1)')).rejects.toMatchObject({ name: 'DbError', code: '23505' });
    expect(await numbers(db)).toEqual([1]);
  });

  it('isolates a transaction until it is committed, and rolls back a failed one', async () => {
    const db = await enter();
    const other = await enter();
    let waiting: Promise<number[]> | undefined;
    const told = await db.tx(async (q) => {
      await q.query('insert into note values (1)');
      waiting = numbers(other);
      await q.script('insert into note values (2)');
      return await numbers(q);
    });
    expect(told).toEqual([1, 2]);
    expect(await waiting).toEqual([1, 2]);
    const failed = db.tx(async (q) => {
      await q.script('insert into note values (3)');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await numbers(db)).toEqual([1, 2]);
  });

  it('rolls back the transactions of a dead command and of a slow one', async () => {
    const dying = await enter();
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const lost = dying.tx(async (q) => {
      await q.script('insert into note values (1)');
      begun();
      await new Promise(() => undefined);
    });
    lost.catch(() => undefined);
    await hasBegun;
    await dying.close();
    const slow = (await enter()).tx(async (q) => {
      await q.script('insert into note values (2)');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await q.script('insert into note values (3)');
    }, 100);
    await expect(slow).rejects.toThrow('longer than 100 ms');
    expect(await numbers(open.db)).toEqual([]);
  });

  it('admits no other user', () => {
    expect(statSync(path.join(open.folder, 'operator')).mode & 0o777).toBe(0o700);
  });

  it('closes with the backend: a running command is told, and the next one finds no socket', async () => {
    const db = await enter();
    const interrupted = db.tx(async (q) => {
      await q.script('insert into note values (1)');
      await closeSocketServer();
      await q.script('insert into note values (2)');
    });
    await expect(interrupted).rejects.toThrow('The backend was stopped');
    expect(await numbers(open.db)).toEqual([]);
    expect(await openSocketClient(open.folder)).toBeNull();
    expect(await openSocketClient(path.join(open.folder, 'elsewhere'))).toBeNull();
  });
});

it('is not opened on an external database server', async () => {
  const server = { ...open.db, kind: 'server' as const };
  await closeSocketServer();
  closeSocketServer = await startSocketServer(server, open.folder);
  expect(await openSocketClient(open.folder)).toBeNull();
});

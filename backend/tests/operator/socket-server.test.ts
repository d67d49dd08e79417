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
  // As a killed process leaves it.
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

describe('the socket of the operator', () => {
  it('answers as the database itself does, dates, bytes and large answers included', async () => {
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

  it('tells an error with its code and goes on', async () => {
    const db = await enter();
    await db.query('insert into note values (1)');
    await expect(db.query('insert into note values (1)')).rejects.toMatchObject({ name: 'DbError', code: '23505' });
    expect(await numbers(db)).toEqual([1]);
  });

  it('keeps a transaction apart until it is committed, and takes back one that failed', async () => {
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

  it('takes back what a command that died had not committed, and what took too long', async () => {
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

  it('lets nobody else in', () => {
    expect(statSync(path.join(open.folder, 'operator')).mode & 0o777).toBe(0o700);
  });

  it('closes with the backend: a command under way is told, the next one finds no socket', async () => {
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

it('opens no socket where the database is a server of its own', async () => {
  const server = { ...open.db, kind: 'server' as const };
  await closeSocketServer();
  closeSocketServer = await startSocketServer(server, open.folder);
  expect(await openSocketClient(open.folder)).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp } from '#app';
import { openStore } from '#open-store';
import { seedWhenEmpty } from '#seed/write';
import type { Db } from '#store/db';
import { smallSource } from './backend-content';
import { copyBuiltDatabase } from './built-database';
import type {} from './shared-postgres'; // declares ProvidedContext

export type OpenEngine = { db: Db; folder: string; close(): Promise<void> };
export type Engine = { name: string; open(): Promise<OpenEngine> };

/** Uses memory where there is room: a database has a thousand small files, which take half of a test's time on a disk. */
const temporaryFolder = () => mkdtempSync(path.join(hasRoomInMemory() ? MEMORY : tmpdir(), 'backend-test-'));

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

const embedded: Engine = {
  name: 'embedded',
  open: async () => {
    const folder = temporaryFolder();
    await copyBuiltDatabase(path.join(folder, 'db'));
    const db = await openStore({ dataDir: folder });
    const close = async () => {
      await db.close();
      rmSync(folder, { recursive: true });
    };
    return { db, folder, close };
  },
};

/** The server of the run, present with TEST_DATABASES=all. */
export const postgres: Engine = {
  name: 'PostgreSQL',
  open: async () => {
    const database = await copySharedDatabase();
    const folder = temporaryFolder();
    const db = await openStore({ dataDir: folder, databaseUrl: database.address });
    const close = async () => {
      await db.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    };
    return { db, folder, close };
  },
};

/** Creates a database on the run's server with the schema and no content. */
async function copySharedDatabase() {
  const template = new URL(inject('postgresTemplate') ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(template);
  address.pathname = name;
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  return { address: address.href, drop: () => onServer(template, `drop database ${name} with (force)`) };
}

async function onServer(template: URL, statement: string): Promise<void> {
  const address = new URL(template);
  address.pathname = 'postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The databases to test on: the embedded one, and a server as well with TEST_DATABASES=all (postgres.ts). */
export const engines: Engine[] = inject('postgresTemplate') ? [embedded, postgres] : [embedded];

export type TestApp = { app: Hono; db: Db; errors: unknown[]; close(): Promise<void> };

/** The application over the small catalogue. A picture is served as its source with the requested size. */
export async function openTestApp(engine: Engine): Promise<TestApp> {
  const { db, folder, close } = await engine.open();
  await seedWhenEmpty(db, smallSource);
  const errors: unknown[] = [];
  const app = createApp({
    db,
    brand: 'Salud & Co',
    localeHeader: 'X-LOCALE-FRONT',
    mediaFolder: path.join(folder, 'media'),
    render: async (source, size) => Buffer.from(`${source} ${size ? size.width : 'whole'}`),
    onError: (error) => errors.push(error),
    now: () => new Date('2026-11-20T12:00:00Z'),
    versionCheckMs: 0,
    minResponseMs: 0, // accounts/password-link.test.ts measures it
  });
  return { app, db, errors, close };
}

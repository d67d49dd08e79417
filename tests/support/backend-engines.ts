import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { createApp } from '@/backend/app';
import { composeTables } from '@/backend/seed/compose';
import { parseContent } from '@/backend/seed/validate';
import { seedWhenEmpty } from '@/backend/seed/write';
import type { Db } from '@/backend/store/db';
import { openStore } from '@/backend/store/open';
import { smallContent } from './backend-content';
import { copyBuiltDatabase } from './built-database';
import { hasPostgres, startPostgres } from './postgres';

export type OpenEngine = { db: Db; folder: string; close(): Promise<void> };
export type Engine = { name: string; open(): Promise<OpenEngine> };

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'backend-test-'));

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

const postgres: Engine = {
  name: 'PostgreSQL',
  open: async () => {
    const server = startPostgres();
    const folder = temporaryFolder();
    const db = await openStore({ dataDir: folder, databaseUrl: await server.createDatabase() });
    const close = async () => {
      await db.close();
      server.stop();
      rmSync(folder, { recursive: true });
    };
    return { db, folder, close };
  },
};

/** Both databases the backend runs on; only the embedded one where no server is installed. */
export const engines: Engine[] = hasPostgres() ? [embedded, postgres] : [embedded];

export type TestApp = { app: Hono; db: Db; errors: unknown[]; close(): Promise<void> };

/** The application over the small catalogue. Pictures are the word "picture" instead of a drawing. */
export async function openTestApp(engine: Engine): Promise<TestApp> {
  const { db, folder, close } = await engine.open();
  await seedWhenEmpty(db, async () => parseContent(composeTables(smallContent())));
  const errors: unknown[] = [];
  const app = createApp({
    db,
    brand: 'Salud & Co',
    localeHeader: 'X-LOCALE-FRONT',
    mediaFolder: path.join(folder, 'media'),
    draw: async ({ scene, seed }, size) => Buffer.from(`picture ${scene} ${seed} ${size ? size.width : 'whole'}`),
    onError: (error) => errors.push(error),
    now: () => new Date('2026-11-20T12:00:00Z'),
    versionCheckMs: 0,
  });
  return { app, db, errors, close };
}

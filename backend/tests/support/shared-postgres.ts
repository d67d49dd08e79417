import type { TestProject } from 'vitest/node';
import { openStore } from '#open-store';
import { startPostgres, usesPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with the current schema and no content; null where the tests use no server. */
    postgresTemplate: string | null;
  }
}

/** One server for all tests of a run: each test gets its own copy of a database with the schema. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!usesPostgres()) {
    project.provide('postgresTemplate', null);
    return;
  }
  const server = startPostgres();
  const address = await server.createDatabase();
  const db = await openStore({ dataDir: '', databaseUrl: address, dataKeys: 'k'.repeat(32) });
  await db.query('delete from sealing_key'); // Each copy creates its own keys.
  await db.close();
  project.provide('postgresTemplate', address);
  return server.stop;
}

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '#store/migrate';
import { openPostgres } from '#store/postgres';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { startPostgres, type TestServer, usesPostgres } from '#tests/support/postgres';

const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(engines)('migrations ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.db.script('drop table if exists migration, first, second');
    write('0001-first.sql', 'create table first (id integer);');
    write('0002-second.sql', 'create table second (id integer);');
  });

  it('applies each file once, in order', async () => {
    expect(await migrate(open.db, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate(open.db, folder)).toEqual([]);
  });

  it('refuses a file that was edited after it was applied', async () => {
    await migrate(open.db, folder);
    write('0001-first.sql', 'create table first (id bigint);');
    await expect(migrate(open.db, folder)).rejects.toThrow(
      'The migration 0001-first.sql was edited after it was applied: write a new one instead.',
    );
  });

  it('starts on a database of a newer release, and refuses one that lacks a file in between', async () => {
    await migrate(open.db, folder);
    rmSync(path.join(folder, '0002-second.sql'));
    expect(await migrate(open.db, folder)).toEqual([]);
    write('0003-third.sql', 'select 1;');
    await expect(migrate(open.db, folder)).rejects.toThrow(
      '0002-second.sql was applied to this database but its file is',
    );
    rmSync(path.join(folder, '0003-third.sql'));
  });

  it('rolls back everything when one file fails', async () => {
    write('0002-second.sql', 'create table second (id no_such_type);');
    await expect(migrate(open.db, folder)).rejects.toThrow('no_such_type');
    expect(await open.db.query("select to_regclass('first') as name")).toEqual([{ name: null }]);
  });
});

describe.runIf(usesPostgres())('migrations by several processes (PostgreSQL)', () => {
  let server: TestServer;
  beforeAll(() => {
    server = startPostgres();
  });
  afterAll(() => server.stop());

  it('are applied by exactly one process and fail in none', async () => {
    const address = await server.createDatabase();
    const databases = await Promise.all(Array.from({ length: 6 }, () => openPostgres(address)));
    const applied = await Promise.all(databases.map((db) => migrate(db, migrationsFolder())));
    expect(applied.filter((names) => names.length > 0)).toEqual([readdirSync(migrationsFolder()).sort()]);
    await Promise.all(databases.map((db) => db.close()));
  });
});

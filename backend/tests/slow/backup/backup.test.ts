import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addProfessional } from '#accounts/operator';
import { sumsOf } from '#backup/rows';
import { backup, restore } from '#cli/backup';
import { openStore } from '#open-store';
import { seedWhenEmpty } from '#seed/write';
import { writeSchedules } from '#seed/write-schedules';
import type { Db } from '#store/db';
import { smallSource } from '#tests/support/backend-content';
import { smallSchedules } from '#tests/support/booking-app';
import { copyBuiltDatabase } from '#tests/support/built-database';
import { startPostgres, type TestServer, usesPostgres } from '#tests/support/postgres';

let server: TestServer | null = null;
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
beforeAll(() => {
  if (usesPostgres()) server = startPostgres();
});
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const kinds = usesPostgres() ? ['embedded', 'PostgreSQL'] : ['embedded'];
/** Shared code is tested on a server, where a new database takes no seconds. */
const quickest = kinds.at(-1) ?? 'embedded';
type Place = { dataDir: string; databaseUrl?: string; dataKeys: string };
/** The keys of the personal data: a backup is worthless without them. */
const KEYS = 'k'.repeat(43);

let places = 0;
/** An empty folder or database. */
async function aPlace(kind: string): Promise<Place> {
  const databaseUrl = kind === 'PostgreSQL' ? await server?.createDatabase() : undefined;
  places += 1;
  return { dataDir: path.join(folder, `place-${places}`), dataKeys: KEYS, ...(databaseUrl && { databaseUrl }) };
}

/** Runs an operator command on one of the places. */
async function run(
  command: typeof backup,
  { dataDir, databaseUrl = '', dataKeys }: Place,
  ...args: string[]
): Promise<string> {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_KEYS', dataKeys);
  return await command.run(args);
}

const accountOf = (name: string) => ({
  ...{ email: `${name}@clinica.test`, name: `Dra. «${name}» Ñandú`, phone: null, collegeNumber: null },
  ...{ specialitySlug: null, locale: 'es' as const },
});

async function fill(db: Db): Promise<void> {
  await seedWhenEmpty(db, smallSource);
  await writeSchedules(db, smallSchedules);
  await addProfessional(db, accountOf('ana'));
}

/** A place with a catalogue, hours and an account, the checksums of its rows, and its backup. */
type Kept = Place & { sums: Awaited<ReturnType<typeof sumsOf>>; backup: string; said: string };

async function aBackedUpPlace(kind: string): Promise<Kept> {
  const place = await aPlace(kind);
  if (kind === 'embedded') await copyBuiltDatabase(path.join(place.dataDir, 'db'));
  const db = await openStore(place);
  await fill(db);
  const sums = await sumsOf(db.asStored ?? db);
  await db.close();
  const to = path.join(folder, `backup-${kind}`);
  return { ...place, sums, backup: to, said: await run(backup, place, to) };
}

const kept = new Map<string, Kept>();
/** One place of each kind, which no test changes. */
const keptOf = (kind: string) => kept.get(kind) as Kept;
beforeAll(async () => {
  for (const kind of kinds) kept.set(kind, await aBackedUpPlace(kind));
});

describe.each(kinds)('backup and restore (%s)', (kind) => {
  it('restores every row of every table, and sequences continue', async () => {
    const one = keptOf(kind);
    const rows = Object.values(one.sums).reduce((total, sum) => total + sum.rows, 0);
    expect(rows).toBeGreaterThan(50);
    expect(one.said).toBe(`Backed up ${rows} rows of ${Object.keys(one.sums).length} tables to ${one.backup}.`);
    expect(statSync(one.backup).mode & 0o077).toBe(0);

    const two = await aPlace(kind);
    expect(await run(restore, two, one.backup)).toContain('every row is what it was');
    const db = await openStore(two);
    expect(await sumsOf(db.asStored ?? db)).toEqual(one.sums);
    await addProfessional(db, accountOf('eva'));
    const ids = await db.query<{ id: number }>('select id from professional order by id');
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    await db.close();
  });

  it('is refused where a database exists, and for a folder without a backup', async () => {
    const one = keptOf(kind);
    await expect(run(restore, one, one.backup)).rejects.toThrow(/already|not empty/);
    await expect(run(backup, one, one.backup)).rejects.toThrow('is not empty');
    await expect(run(restore, await aPlace(kind), folder)).rejects.toThrow('holds no whole backup');
  });
});

it('reports missing keys', async () => {
  const two = { ...(await aPlace(quickest)), dataKeys: 'x'.repeat(43) };
  await expect(run(restore, two, keptOf(quickest).backup)).rejects.toThrow(
    'sealed with keys that are not in DATA_KEYS',
  );
});

it('refuses changed rows and leaves nothing behind', async () => {
  const to = path.join(folder, 'changed');
  cpSync(keptOf('embedded').backup, to, { recursive: true });
  const file = path.join(to, 'rows/professional_session.jsonl');
  expect(readFileSync(file, 'utf8')).toBe('');
  const account = JSON.parse(readFileSync(path.join(to, 'rows/professional.jsonl'), 'utf8')) as { id: number };
  appendFileSync(
    file,
    `${JSON.stringify({ jti: 'x', professional_id: account.id, expires_at: '2026-01-01T00:00:00Z' })}\n`,
  );
  const two = await aPlace(quickest);
  await expect(run(restore, two, to)).rejects.toThrow('These tables are not what was backed up');
  const db = await openStore(two);
  expect(await db.query('select count(*)::int as n from professional')).toEqual([{ n: 0 }]);
  await db.close();
});

it.runIf(usesPostgres())(
  'restores an embedded database into a PostgreSQL server, but never a server database into an embedded one',
  async () => {
    const one = keptOf('embedded');
    const two = await aPlace('PostgreSQL');
    await run(restore, two, one.backup);
    const db = await openStore(two);
    expect(await sumsOf(db.asStored ?? db)).toEqual(one.sums);
    await db.close();

    const back = path.join(folder, 'back');
    await run(backup, two, back);
    expect(readdirSync(back).toSorted()).toEqual(['database.dump', 'manifest.json']);
    await expect(run(restore, await aPlace('embedded'), back)).rejects.toThrow('set DATABASE_URL to an empty');
  },
);

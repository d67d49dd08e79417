import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#store/db';
import { migrate, migrationsFolder } from '#store/migrate';
import { openPostgres } from '#store/postgres';
import { startPostgres, type TestServer, usesPostgres } from '#tests/support/postgres';

/** From the next migration on, a release replaces the previous one while both run (docs/operations.md, Deploying). */
const BASELINE = '0030-sealed.sql';
const NAMES = readdirSync(migrationsFolder()).sort();
const RELEASES = NAMES.slice(NAMES.indexOf(BASELINE), -1);

type Column = { place: string; type: string; isFree: boolean };

/** The schema as a writer must know it. `isFree`: a writer that does not know the column may omit it. */
async function schemaOf(db: Db) {
  const columns = await db.query<Column>(
    `select table_name || '.' || column_name as place, udt_name as type,
            (is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as "isFree"
       from information_schema.columns where table_schema = 'public'`,
  );
  const rules = await db.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('u', 'x', 'p', 'f')`,
  );
  return { columns: new Map(columns.map((one) => [one.place, one])), rules: rules.map(({ rule }) => rule) };
}
type Schema = Awaited<ReturnType<typeof schemaOf>>;

/** Rewritten rules that are not stricter: they still accept everything that the previous ones did. */
const LOOSENED = [
  // It contains `test is not null`, which every seat of the previous release satisfies.
  "booking EXCLUDE USING gist (place WITH &&, during WITH &&) WHERE (((test IS NOT NULL) AND (status = ANY (ARRAY['held'::text, 'confirmed'::text]))))",
  // Agendas of diagnostic tests have a rule of their own; the previous release writes none.
  "booking EXCLUDE USING gist (agenda_place WITH &&, during WITH &&) WHERE (((agenda IS NOT NULL) AND (agenda !~~ 'prueba-%'::text) AND (status = ANY (ARRAY['held'::text, 'confirmed'::text]))))",
  "booking EXCLUDE USING gist (int8range((((((clinic_id)::bigint * 100) + seat) * 10000000) + (\"substring\"(agenda, '[0-9]+'::text))::bigint), (((((clinic_id)::bigint * 100) + seat) * 10000000) + (\"substring\"(agenda, '[0-9]+'::text))::bigint), '[]'::text) WITH &&, during WITH &&) WHERE (((agenda ~~ 'prueba-%'::text) AND (status = ANY (ARRAY['held'::text, 'confirmed'::text]))))",
];

const tableOf = (text: string) => text.split(/[. ]/)[0] ?? '';

/** The changes that stop a release which only knows `older` from reading and writing as before. */
function hindrances(older: Schema, newer: Schema): string[] {
  const tables = new Set([...older.columns.keys()].map(tableOf));
  const gone = [...older.columns.values()].flatMap(({ place, type, isFree }) => {
    const now = newer.columns.get(place);
    if (!now) return [`${place} is gone`];
    if (now.type !== type) return [`${place} is ${now.type}`];
    return isFree && !now.isFree ? [`${place} must be filled`] : [];
  });
  const added = [...newer.columns.values()].filter(
    ({ place }) => !older.columns.has(place) && tables.has(tableOf(place)),
  );
  const demanded = added.filter(({ isFree }) => !isFree).map(({ place }) => `${place} is unknown and must be filled`);
  const ruled = newer.rules.filter(
    (rule) => tables.has(tableOf(rule)) && !older.rules.includes(rule) && !LOOSENED.includes(rule),
  );
  // A rule about a new column does not affect a release that leaves the column empty.
  const known = ruled.filter(
    (rule) => !added.some(({ place }) => new RegExp(`\\b${place.split('.')[1]}\\b`).test(rule)),
  );
  return [...gone, ...demanded, ...known.map((rule) => `a new rule: ${rule}`)];
}

describe.runIf(usesPostgres())('the schema of this release (PostgreSQL)', () => {
  let server: TestServer;
  let newest: Db;
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const schemas: { name: string; schema: Schema }[] = [];

  beforeAll(async () => {
    server = startPostgres();
    newest = await openPostgres(await server.createDatabase());
    for (const name of NAMES) {
      cpSync(path.join(migrationsFolder(), name), path.join(folder, name));
      if (name < BASELINE) continue;
      await migrate(newest, folder);
      schemas.push({ name, schema: await schemaOf(newest) });
    }
  });
  afterAll(async () => {
    await newest.close();
    server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(RELEASES)('lets a release that ends with %s read and write as before', (name) => {
    const older = schemas.find((one) => one.name === name)?.schema;
    const now = schemas.at(-1)?.schema;
    if (!older || !now) throw new Error('There is nothing to compare.');
    expect(hindrances(older, now)).toEqual([]);
  });

  it('reports a column that must be filled, a removed one, another type and a stricter rule', async () => {
    const older = schemas.at(-1)?.schema;
    if (!older) throw new Error('There is nothing to compare.');
    await newest.script(
      `drop index booking_by_month; -- its expression wants a moment
       alter table booking add column more text not null, alter column created_at type text, add unique (request_hash);
       alter table booking drop column locale cascade;`,
    );
    expect(hindrances(older, await schemaOf(newest)).sort()).toEqual([
      'a new rule: booking UNIQUE (request_hash)',
      'booking.created_at is text',
      'booking.locale is gone',
      'booking.more is unknown and must be filled',
    ]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINKS } from '#catalogue/links';
import { loadCatalogue } from '#catalogue/load';
import { CONTENT_LOCALES, type ContentLocale } from '#catalogue/locale';
import { isLocalized, RESOURCE_NAMES, RESOURCES, type ResourceName } from '#catalogue/resources';
import { byList, type ContentRow, type ContentTables, linkedIds } from '#catalogue/tables';
import { editableOf } from '#editing/editable';
import { updateRecord } from '#editing/save';
import { upgrade } from '#open-store';
import { demoTables } from '#seed/demo';
import { readRows } from '#seed/read';
import type { Db } from '#store/db';
import { emptyDatabases, migrateUntil } from '#tests/support/earlier-database';

const MIGRATION = '0059-texts-in-one-column.sql';
const NAMES = { brand: '{brand}', phone: '{phone}' };
/** Fields that later releases add. */
const LATER: Partial<Record<ResourceName, readonly string[]>> = {
  pruebas: ['entrega', 'precio'],
  centromedicos: ['transporte', 'aparcamiento', 'acceso'],
};

/** The fields that both releases know. */
const fieldsOf = (name: ResourceName): string[] =>
  Object.keys(RESOURCES[name].fields).filter((field) => !LATER[name]?.includes(field));

type Texts = Partial<Record<ContentLocale, string | null>>;

/** All languages, then an empty one, missing ones, a language that is null, and no text. */
const VARIANTS: ((texts: Texts) => Texts | null)[] = [
  (texts) => texts,
  (texts) => ({ ...texts, ca: '' }),
  ({ es }) => ({ es }),
  ({ ca, en }) => ({ ca, en }),
  (texts) => ({ ...texts, en: null }),
  () => null,
];

/** The demo catalogue with every variant of a text in every column that allows it. */
function variedTables(): ContentTables {
  const tables = demoTables();
  return byList((name) => {
    if (name === 'posts') return [];
    const { fields } = RESOURCES[name];
    return tables[name].map((row): ContentRow => {
      const varied = Object.entries(fields).flatMap(([field, kind], at) => {
        if (!isLocalized(kind) || row[field] === null) return [];
        const count = kind === 'localized!' ? VARIANTS.length - 1 : VARIANTS.length;
        return [[field, VARIANTS[(row.id + at) % count]?.(row[field] as Texts)]];
      });
      return { ...row, ...Object.fromEntries(varied) };
    });
  });
}

/** Writes the catalogue into the columns of the previous release. */
async function fill(db: Db, tables: ContentTables): Promise<void> {
  await db.query(
    `insert into picture (key, bytes) select distinct value ->> 'picture', ''::bytea from jsonb_array_elements($1::jsonb)`,
    [JSON.stringify(tables.media_objects)],
  );
  for (const name of RESOURCE_NAMES) {
    const { table } = RESOURCES[name];
    await db.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(tables[name]),
    ]);
  }
  for (const { owner, target, table, ownerColumn, targetColumn } of LINKS) {
    const pairs = tables[owner].flatMap((row) => linkedIds(row, target).map((id) => [row.id, id]));
    await db.query(
      `insert into ${table} (${ownerColumn}, ${targetColumn})
       select (pair ->> 0)::integer, (pair ->> 1)::integer from jsonb_array_elements($1::jsonb) as pair`,
      [JSON.stringify(pairs)],
    );
  }
  await db.query('select rebuild_search()');
}

const wireFields = (name: ResourceName): string[] =>
  fieldsOf(name).filter((field) => !RESOURCES[name].internal?.includes(field));

/** The records as JSON, in one language and ordered by name where they can be, as the previous release read them. */
async function wireBefore(db: Db, name: ResourceName, locale: ContentLocale): Promise<string[]> {
  const { table, fields, own, isOrdered } = RESOURCES[name];
  const textOf = (field: string) => {
    const isText = isLocalized(fields[field] ?? 'text');
    return isText ? `coalesce(nullif("${field}" ->> '${locale}', ''), "${field}" ->> 'es')` : `"${field}"`;
  };
  const columns = wireFields(name).map((field) => `${textOf(field)} as "${field}"`);
  const order = isOrdered ? `${textOf('nombre')} collate "und-x-icu", id` : 'id';
  const rows = await db.query(`select id, ${columns.join(', ')} from ${table} order by ${order}`);
  return rows.map((row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([field, value]) => value || !own?.includes(field)))),
  );
}

async function wireNow(db: Db, locale: ContentLocale): Promise<Record<string, string[]>> {
  const { collections } = await loadCatalogue(db, locale, NAMES);
  const jsonOf = (name: ResourceName) => {
    const { byId, byName } = collections[name];
    const fields = ['id', ...wireFields(name)];
    return (RESOURCES[name].isOrdered ? byName : [...byId.values()]).map((record) =>
      JSON.stringify(Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))),
    );
  };
  return Object.fromEntries(RESOURCE_NAMES.map((name) => [name, jsonOf(name)]));
}

/** The rows as JSON, in all languages, as the previous release read them for editors; its ETags depend on every byte. */
async function rowsBefore(db: Db, name: ResourceName): Promise<string[]> {
  const { table, pictures } = RESOURCES[name];
  const columns = [...fieldsOf(name), ...pictures].map((column) => `"${column}"`);
  return (await db.query(`select ${['id', ...columns].join(', ')} from ${table} order by id`)).map((row) =>
    JSON.stringify(row),
  );
}

async function rowsNow(db: Db, name: ResourceName): Promise<string[]> {
  const links = LINKS.flatMap(({ owner, target }) => (owner === name ? target : []));
  const unread = [...links, ...(LATER[name] ?? [])] as string[];
  return (await readRows(db, name)).map((row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([field]) => !unread.includes(field)))),
  );
}

const searchEntries = (db: Db) =>
  db.query(`select list, record_id, locale, name, related, words from search_entry
    join search_document using (list, record_id, locale) order by 1, 2, 3`);

/** A later migration that removes what only the previous release uses. */
const REMOVE_COLUMNS = `
  drop function copy_texts cascade;
  do $$
  declare
    one record;
  begin
    for one in
      select table_name, columns.column_name from information_schema.columns join information_schema.columns as texts using (table_name)
      where texts.column_name = 'texts' and columns.column_name <> 'texts' and columns.data_type = 'jsonb'
    loop
      execute format('alter table %I drop column %I', one.table_name, one.column_name);
    end loop;
  end
  $$;`;

describe.each(emptyDatabases)('a catalogue of the release with one column per text (%s)', (_name, open) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'update-'));
  const tables = variedTables();
  let db: Db;
  let close: () => Promise<void>;
  let before: { wire: Record<string, Record<string, string[]>>; rows: Record<string, string[]>; search: unknown[] };

  beforeAll(async () => {
    const opened = await open(folder);
    close = opened.close;
    await migrateUntil(opened.db, MIGRATION);
    await fill(opened.db, tables);
    before = { wire: {}, rows: {}, search: await searchEntries(opened.db) };
    for (const name of RESOURCE_NAMES) before.rows[name] = await rowsBefore(opened.db, name);
    for (const locale of CONTENT_LOCALES) {
      const lists: Record<string, string[]> = {};
      for (const name of RESOURCE_NAMES) lists[name] = await wireBefore(opened.db, name, locale);
      before.wire[locale] = lists;
    }
    db = await upgrade(opened.db, { dataDir: folder });
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  const expectUnchanged = async () => {
    for (const locale of CONTENT_LOCALES) expect(await wireNow(db, locale)).toEqual(before.wire[locale]);
    for (const name of RESOURCE_NAMES) expect(await rowsNow(db, name)).toEqual(before.rows[name]);
    await db.query('select rebuild_search()');
    expect(await searchEntries(db)).toEqual(before.search);
  };

  it('has every variant of a text', () => {
    const rows = before.rows.especialidads?.join('\n') ?? '';
    for (const part of ['"descripcion":null', '"ca":""', '"en":null', '{"es":"[^"]*"}', '{"ca":"[^"]*","en":"[^"]*"}'])
      expect(rows).toMatch(new RegExp(part));
  });

  it('is the same byte for byte after the update, for visitors, editors and the search', expectUnchanged);

  it('can still be read by that release', async () => {
    for (const name of RESOURCE_NAMES) expect(await rowsBefore(db, name)).toEqual(before.rows[name]);
  });

  it('is the same without the columns of that release, and can be edited', async () => {
    await db.script(REMOVE_COLUMNS);
    await expectUnchanged();
    const list = editableOf('especialidads');
    if (!list) throw new Error('There is no list of specialities.');
    const nombre = { es: 'Corazón', ca: 'Cor', en: 'Heart' };
    const writer = { db, actor: 'editor', onWritten: () => undefined };
    await updateRecord(writer, list, 1, { body: { nombre }, locale: 'all', ifMatch: null });
    expect((await readRows(db, 'especialidads', [1]))[0]?.nombre).toEqual(nombre);
  });
});

import { readVocabulary, type Vocabulary } from '#search/vocabulary';
import type { Db, Querier, Row } from '#store/db';
import { linkFrom, relationsOf } from './links';
import type { ContentLocale } from './locale';
import { type GroupNames, withNames } from './names';
import { type Field, isLocalized, RESOURCE_NAMES, RESOURCES, type ResourceName } from './resources';

/** A record as the wire sends it, without @context. */
export type WireRecord = { '@id': string; '@type': string; id: number; [field: string]: unknown };

type Collection = {
  /** In the order of their ids. */
  byId: Map<number, WireRecord>;
  /** Position of each id when ordered by name. */
  nameRank: Map<number, number>;
  /** For each to-many relation, the ids it leads to, ascending. */
  related: Map<ResourceName, Map<number, number[]>>;
};

/** Everything the API can answer in one language, as it was at one version of the catalogue. */
export type Catalogue = {
  version: number;
  collections: Record<ResourceName, Collection>;
  /** The words the search knows. */
  vocabulary: Vocabulary;
};

/** Reads the whole catalogue in one language; a text missing in it is answered in Spanish. `{brand}` and `{phone}` become `names`. */
export async function loadCatalogue(db: Db, locale: ContentLocale, names: GroupNames): Promise<Catalogue> {
  return await db.tx(async (q) => {
    await q.script('set transaction isolation level repeatable read, read only');
    return await readCatalogue(q, locale, names);
  });
}

/** The same in a transaction that is under way: what it has written is in it. */
export async function readCatalogue(q: Querier, locale: ContentLocale, names: GroupNames): Promise<Catalogue> {
  const version = await readVersion(q);
  const entries: [ResourceName, Collection][] = [];
  for (const name of RESOURCE_NAMES) entries.push([name, await loadCollection(q, name, locale, names)]);
  const collections = Object.fromEntries(entries) as Record<ResourceName, Collection>;
  return { version, collections, vocabulary: await readVocabulary(q, locale) };
}

/** The version of the catalogue in the database, raised by every write. */
export async function readVersion(q: Querier): Promise<number> {
  const [row] = await q.query<{ version: number }>('select version from catalogue_version');
  return row?.version ?? 0;
}

async function loadCollection(
  q: Querier,
  name: ResourceName,
  locale: ContentLocale,
  names: GroupNames,
): Promise<Collection> {
  const { table, fields, pictures, isOrdered } = RESOURCES[name];
  const wanted = wireFields(name);
  const columns = [
    ...wanted.map(([field, kind]) => `${isLocalized(kind) ? localizedSql(field, locale) : `"${field}"`} as "${field}"`),
    ...pictures.map((picture) => `"${picture}"`),
  ];
  const rows = await q.query<Row & { id: number }>(`select id, ${columns.join(', ')} from ${table} order by id`);

  const related = new Map<ResourceName, Map<number, number[]>>();
  for (const target of relationsOf(name)) related.set(target, await loadLinks(q, name, target));

  const byId = new Map(rows.map((row) => [row.id, toRecord(name, row, wanted, related, names)]));
  const nameRank = new Map<number, number>();
  if (isOrdered) {
    const nameSql = isLocalized(fields.nombre ?? 'text') ? localizedSql('nombre', locale) : 'nombre';
    const sorted = await q.query<{ id: number }>(`select id from ${table} order by ${nameSql} collate "und-x-icu", id`);
    sorted.forEach(({ id }, rank) => {
      nameRank.set(id, rank);
    });
  }
  return { byId, nameRank, related };
}

async function loadLinks(q: Querier, from: ResourceName, to: ResourceName): Promise<Map<number, number[]>> {
  const link = linkFrom(from, to);
  if (!link) throw new Error(`There is no link between ${from} and ${to}.`);
  const rows = await q.query<{ source: number; target: number }>(
    `select ${link.from} as source, ${link.to} as target from ${link.table} order by 1, 2`,
  );
  const links = new Map<number, number[]>();
  for (const { source, target } of rows) {
    const targets = links.get(source);
    if (targets) targets.push(target);
    else links.set(source, [target]);
  }
  return links;
}

function toRecord(
  name: ResourceName,
  row: Row & { id: number },
  wanted: [string, Field][],
  related: Collection['related'],
  names: GroupNames,
): WireRecord {
  const { type, rdfType, own, pictures, relations } = RESOURCES[name];
  const record: WireRecord = { '@id': `/api/${name}/${row.id}`, '@type': rdfType ?? type, id: row.id };
  for (const [field, kind] of wanted) {
    const value = row[field];
    if (!value && own?.includes(field)) continue;
    record[field] = typeof value === 'string' ? withNames(value, kind === 'html', names) : value;
  }
  for (const picture of pictures) {
    const id = row[picture];
    record[picture] = id === null ? null : `/api/media_objects/${id}`;
  }
  for (const relation of relations) {
    const ids = related.get(relation)?.get(row.id) ?? [];
    record[relation] = ids.map((id) => `/api/${relation}/${id}`);
  }
  return record;
}

function wireFields(name: ResourceName): [string, Field][] {
  const { fields, internal = [] } = RESOURCES[name];
  return Object.entries(fields).filter(([field]) => !internal.includes(field));
}

// The locale is one of three words of ours, never text from outside.
const localizedSql = (field: string, locale: ContentLocale): string =>
  `coalesce(nullif("${field}" ->> '${locale}', ''), "${field}" ->> 'es')`;

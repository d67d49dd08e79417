import { withOffset } from '@clinic/contract/dates';
import type { Db, Querier, Row } from '#store/db';
import { linkBetween, relationsOf } from './links';
import type { ContentLocale } from './locale';
import { type GroupNames, withNames } from './names';
import { type Field, isLocalized, RESOURCE_NAMES, RESOURCES, type ResourceName } from './resources';
import { columnSql, withLocalized } from './tables';
import { readChanges } from './version';

/** A record in wire format, without @context. */
export type WireRecord = { '@id': string; '@type': string; id: number; [field: string]: unknown };

type Collection = {
  /** Ordered by id. */
  byId: Map<number, WireRecord>;
  /** Position of each id in the order by name, and the records in that order. */
  nameRank: Map<number, number>;
  byName: WireRecord[];
  /** The target ids of each to-many relation, ascending. */
  related: Map<ResourceName, Map<number, number[]>>;
};

/** All API data in one language, at one version of the catalogue. */
export type Catalogue = {
  version: number;
  collections: Record<ResourceName, Collection>;
};

/**
 * Reads the whole catalogue in one language; missing texts fall back to Spanish. `{brand}` and `{phone}` are replaced
 * with `names`. Unchanged lists are reused from the catalogue `before` if it was read with the same names.
 */
export async function loadCatalogue(
  db: Db,
  locale: ContentLocale,
  names: GroupNames,
  before: Catalogue | null = null,
): Promise<Catalogue> {
  return await db.tx(async (q) => {
    await q.script('set transaction isolation level repeatable read, read only');
    return await readCatalogue(q, locale, names, before);
  });
}

/** `loadCatalogue` inside an open transaction: includes its uncommitted writes. */
export async function readCatalogue(
  q: Querier,
  locale: ContentLocale,
  names: GroupNames,
  before: Catalogue | null = null,
): Promise<Catalogue> {
  const { version, changed } = await readChanges(q, before?.version ?? null);
  const entries: [ResourceName, Collection][] = [];
  const load = createLoader(q, locale, names);
  for (const name of RESOURCE_NAMES) {
    const isSame = before !== null && changed !== null && !changed.has(name);
    entries.push([name, isSame ? before.collections[name] : await load(name)]);
  }
  const collections = Object.fromEntries(entries) as Record<ResourceName, Collection>;
  return { version, collections };
}

function createLoader(
  q: Querier,
  locale: ContentLocale,
  names: GroupNames,
): (name: ResourceName) => Promise<Collection> {
  const readLinks = createLinkReader(q);
  const iriOf = sharedIris();
  return async (name) => {
    const { table, fields, pictures, isOrdered } = RESOURCES[name];
    const wanted = wireFields(name);
    const columns = [
      ...wanted.map(([field, kind]) =>
        isLocalized(kind) ? `${localizedSql(field, locale)} as "${field}"` : columnSql(field, kind),
      ),
      ...pictures.map((picture) => `"${picture}"`),
    ];
    const rows = await q.query<Row & { id: number }>(
      `select id, ${columns.join(', ')} from ${withLocalized(RESOURCES[name])} order by id`,
    );

    const related = new Map<ResourceName, Map<number, number[]>>();
    for (const target of relationsOf(name)) related.set(target, await readLinks(name, target));

    const byId = new Map(rows.map((row) => [row.id, toRecord(name, row, { wanted, related, names, iriOf })]));
    const nameRank = new Map<number, number>();
    const byName: WireRecord[] = [];
    if (isOrdered) {
      const nameSql = isLocalized(fields.nombre ?? 'text') ? `localized_text(texts, 'nombre', '${locale}')` : 'nombre';
      const sorted = await q.query<{ id: number }>(
        `select id from ${table} order by ${nameSql} collate "und-x-icu", id`,
      );
      sorted.forEach(({ id }, rank) => {
        nameRank.set(id, rank);
        const record = byId.get(id);
        if (record) byName.push(record);
      });
    }
    return { byId, nameRank, byName, related };
  };
}

type LinkReader = (from: ResourceName, to: ResourceName) => Promise<Map<number, number[]>>;

/** Reads the rows of each link once for both sides; ids are ascending on both. */
function createLinkReader(q: Querier): LinkReader {
  type Pair = { owner: number; target: number };
  const read = new Map<string, Pair[]>();
  return async (from, to) => {
    const found = linkBetween(from, to);
    if (!found) throw new Error(`There is no link between ${from} and ${to}.`);
    const { table, ownerColumn, targetColumn, owner } = found;
    const rows =
      read.get(table) ??
      (await q.query<Pair>(`select ${ownerColumn} as owner, ${targetColumn} as target from ${table} order by 1, 2`));
    read.set(table, rows);
    const links = new Map<number, number[]>();
    for (const row of rows) {
      const [source, target] = owner === from ? [row.owner, row.target] : [row.target, row.owner];
      const targets = links.get(source);
      if (targets) targets.push(target);
      else links.set(source, [target]);
    }
    // A list that was grown by pushing has a capacity of seventeen.
    for (const [source, targets] of links) links.set(source, targets.slice());
    return links;
  };
}

type IriOf = (name: ResourceName, id: number) => string;

/** Returns the same string for each record's address, which some twenty records refer to; `join` makes it one piece. */
function sharedIris(): IriOf {
  const known = new Map<ResourceName, Map<number, string>>();
  return (name, id) => {
    const ofName = known.get(name) ?? new Map<number, string>();
    known.set(name, ofName);
    const iri = ofName.get(id) ?? ['/api', name, id].join('/');
    ofName.set(id, iri);
    return iri;
  };
}

type Making = { wanted: [string, Field][]; related: Collection['related']; names: GroupNames; iriOf: IriOf };

function toRecord(
  name: ResourceName,
  row: Row & { id: number },
  { wanted, related, names, iriOf }: Making,
): WireRecord {
  const { type, rdfType, own, pictures, relations } = RESOURCES[name];
  const record: [string, unknown][] = [
    ['@id', iriOf(name, row.id)],
    ['@type', rdfType ?? type],
    ['id', row.id],
  ];
  for (const [field, kind] of wanted) {
    const value = row[field];
    if (!value && own?.includes(field)) continue;
    if (kind === 'moment!') record.push([field, withOffset(String(value))]);
    else record.push([field, typeof value === 'string' ? withNames(value, kind === 'html', names) : value]);
  }
  for (const picture of pictures) {
    const id = row[picture];
    record.push([picture, id === null ? null : iriOf('media_objects', Number(id))]);
  }
  for (const relation of relations) {
    const ids = related.get(relation)?.get(row.id) ?? [];
    record.push([relation, ids.map((id) => iriOf(relation, id))]);
  }
  // Assigned one by one, so many fields would become a hash table of 1.6 kB per record (V8).
  return Object.fromEntries(record) as WireRecord;
}

function wireFields(name: ResourceName): [string, Field][] {
  const { fields, internal = [] } = RESOURCES[name];
  return Object.entries(fields).filter(([field]) => !internal.includes(field));
}

// The locale is one of our three constants, never external text.
const localizedSql = (field: string, locale: ContentLocale): string =>
  `coalesce(nullif(localized."${field}" ->> '${locale}', ''), localized."${field}" ->> 'es')`;

import { addressPart } from '@clinic/contract/plain-text';
import { byList, type ContentRow, type ContentTables, linkedIds, type TableName, tableOf } from '#catalogue/tables';

/** A text in the three languages of the site. */
export type Text = { es: string; ca: string; en: string };

/** A list of the catalogue from its files: records by file name. */
type NamedRecords = ReadonlyMap<string, unknown>;

/** The whole catalogue as read from the files of a content folder. */
export type ContentRecords = Record<TableName, NamedRecords>;

/**
 * Converts rows to records for files: related by name, without null or empty values. `parseContent` converts them back.
 */
export function recordsOf(tables: ContentTables): Record<TableName, Map<string, Record<string, unknown>>> {
  const names = byList((list) => namesOf(tables[list]));
  return byList(
    (list) => new Map(tables[list].map((row) => [nameIn(names[list], row.id), recordOf(list, row, names)])),
  );
}

function recordOf(
  list: TableName,
  row: ContentRow,
  names: Record<TableName, Map<number, string>>,
): Record<string, unknown> {
  const { fields, pictures, links } = tableOf(list);
  const isSaid = ([, value]: [string, unknown]) => value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    [
      ['id', row.id] as [string, unknown],
      ...Object.keys(fields).map((field): [string, unknown] => [field, inLines(row[field])]),
      ...pictures.map((picture): [string, unknown] => [picture, nameOrNull(names.media_objects, row[picture])]),
      ...links.map(({ target }): [string, unknown] => [
        target,
        linkedIds(row, target).map((id) => nameIn(names[target], id)),
      ]),
    ].filter(isSaid),
  );
}

/**
 * Writes a text of several lines as a list of lines, also each language of a localized text; languages get a fixed
 * order, because a database reorders them.
 */
function inLines(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\n') ? value.split('\n') : value;
  if (typeof value !== 'object' || value === null) return value;
  const { es, ca, en } = value as Text;
  return { es: inLines(es), ca: inLines(ca), en: inLines(en) };
}

const nameOrNull = (names: Map<number, string>, id: unknown) => (typeof id === 'number' ? nameIn(names, id) : null);

const nameIn = (names: Map<number, string>, id: number): string => names.get(id) ?? String(id);

/** Returns a name for each row of a list: its slug, its picture's, or its title; duplicates get their id appended. */
function namesOf(rows: ContentRow[]): Map<number, string> {
  const taken = new Set<string>();
  return new Map(
    rows.map((row) => {
      const base = baseName(row) || String(row.id);
      const name = taken.has(base) ? `${base}-${row.id}` : base;
      taken.add(name);
      return [row.id, name];
    }),
  );
}

function baseName({ urlseo, slug, contentUrl, nombre }: ContentRow): string {
  if (typeof contentUrl === 'string') return addressPart(contentUrl.replace(/^\/media\/(.*)\.jpg$/, '$1'));
  const title = typeof nombre === 'object' && nombre !== null && 'es' in nombre ? nombre.es : nombre;
  return addressPart(String(urlseo ?? slug ?? title ?? ''));
}

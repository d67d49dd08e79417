import { z } from 'zod';
import { type ContentRow, type ContentTables, TABLE_NAMES, type TableName, tableOf } from './tables';
import { linkedIds } from './write';

const id = z.int().positive();
const localized = z.strictObject({ es: z.string().min(1), ca: z.string(), en: z.string() });
const FIELD_SCHEMAS = {
  text: z.string().nullable(),
  'text!': z.string(),
  'flag!': z.boolean(),
  decimal: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, 'a price such as "129.00"')
    .nullable(),
  localized: localized.nullable(),
  'localized!': localized,
  html: localized.nullable(),
  'moment!': z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'local time as 2026-11-06T10:30:00'),
};

/** Values of one column that only some words are allowed in. */
const WORDS: Partial<Record<TableName, Record<string, z.ZodType>>> = {
  especialidads: { servicio: z.enum(['medicas', 'imagen', 'genetica']) },
  posts: { status: z.enum(['publish', 'draft', 'future']) },
  media_objects: { contentUrl: z.string().regex(/^\/media\/[a-z0-9-]+\.jpg$/, 'a path such as /media/mri-one.jpg') },
};

function rowSchema(name: TableName) {
  const { fields, pictures, links } = tableOf(name);
  return z.strictObject({
    id,
    ...Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, FIELD_SCHEMAS[kind]])),
    ...WORDS[name],
    ...Object.fromEntries(pictures.map((picture) => [picture, id.nullable()])),
    ...Object.fromEntries(links.map(({ target }) => [target, z.array(id)])),
  });
}

const schema = z.strictObject(Object.fromEntries(TABLE_NAMES.map((name) => [name, z.array(rowSchema(name))])));

const MAX_SENTENCES = 10;

/** The catalogue in a value of unknown origin. Throws an Error with one sentence per mistake, ten at most. */
export function parseContent(value: unknown): ContentTables {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw contentError(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}.`));
  }
  const tables = parsed.data as ContentTables;
  const ids = new Map(TABLE_NAMES.map((name) => [name, new Set(tables[name].map((row) => row.id))]));
  const mistakes = TABLE_NAMES.flatMap((name) => [...repeated(name, tables[name]), ...dangling(name, tables, ids)]);
  if (mistakes.length > 0) throw contentError(mistakes);
  return tables;
}

function repeated(name: TableName, rows: ContentRow[]): string[] {
  return ['id', 'urlseo', 'slug', 'contentUrl'].flatMap((key) => {
    const seen = new Set<unknown>();
    const twice = new Set<unknown>();
    for (const { [key]: value } of rows) {
      if (value !== undefined && seen.has(value)) twice.add(value);
      seen.add(value);
    }
    return [...twice].map((value) => `${name}: the ${key} "${value}" is used more than once.`);
  });
}

function dangling(name: TableName, tables: ContentTables, ids: Map<TableName, Set<number>>): string[] {
  const { pictures, links } = tableOf(name);
  const isKnown = (list: TableName, other: number) => ids.get(list)?.has(other) ?? false;
  return tables[name].flatMap((row) => [
    ...pictures
      .filter((picture) => row[picture] !== null && !isKnown('media_objects', row[picture] as number))
      .map((picture) => `${name} ${row.id}: its ${picture} is the picture ${row[picture]}, which does not exist.`),
    ...links.flatMap(({ target }) => {
      const unknown = linkedIds(row, target).filter((other) => !isKnown(target, other));
      return unknown.map((other) => `${name} ${row.id}: it names ${target} ${other}, which does not exist.`);
    }),
  ]);
}

function contentError(mistakes: string[]): Error {
  const more = mistakes.length - MAX_SENTENCES;
  const shown = mistakes.slice(0, MAX_SENTENCES).join('\n');
  return new Error(`The content cannot be used.\n${shown}${more > 0 ? `\nAnd ${more} more.` : ''}`);
}

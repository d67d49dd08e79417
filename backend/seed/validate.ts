import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description, Field } from '@clinic/contract/catalogue/field';
import { isLocalTime } from '@clinic/contract/dates';
import { readFocus } from '@clinic/contract/pictures';
import { servedSlug } from '@clinic/contract/slugs';
import { z } from 'zod';
import { byList, type ContentRow, type ContentTables, TABLE_NAMES, type TableName, tableOf } from '#catalogue/tables';
import { PICTURE_KEY } from './pictures';
import type { ContentRecords } from './records';

const id = z.int().positive();
/** The largest number of an integer column. */
const MAX_INTEGER = 2_147_483_647;

/** A rule with its message for a terminal and its name, by which the editor finds its own message. */
const rule = <T extends z.ZodType>(type: T, name: string, error: string, isGood: (value: z.output<T>) => boolean): T =>
  type.refine((value) => isGood(value as z.output<T>), { error, params: { rule: name } });

const matching = (name: string, pattern: RegExp, error: string) =>
  rule(z.string(), name, error, (value) => pattern.test(value));

const characters = rule(
  z.string(),
  'characters',
  'characters that are no text',
  (value) => !/[\0\p{Surrogate}]/u.test(value),
);
/** A text of several lines may be a list of lines. */
const text = z.preprocess(
  (value) => (Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join('\n') : value),
  characters,
);
const localized = z.strictObject({
  es: rule(text, 'spanish', 'the Spanish text is missing', (spanish) => spanish !== ''),
  ca: text,
  en: text,
});
const filled = rule(text, 'blank', 'it is empty', (value) => value.trim() !== '');
const isMoment = (value: string): boolean => /T.{8}$/.test(value) && isLocalTime(value);
const moment = rule(z.string(), 'moment', 'local time as 2026-11-06T10:30:00', isMoment);
// Missing fields are null, so that adding a field does not change the files.
const FIELD_SCHEMAS = {
  text: text.nullable().default(null),
  'text!': text,
  flag: z.boolean().nullable().default(null),
  integer: rule(z.int(), 'positive', 'a whole number above 0', (value) => value > 0 && value <= MAX_INTEGER)
    .nullable()
    .default(null),
  'flag!': z.boolean(),
  decimal: matching('price', /^\d{1,8}(\.\d{1,2})?$/, 'a price such as "129.00"')
    .nullable()
    .default(null),
  localized: localized.nullable().default(null),
  'localized!': localized,
  html: localized.nullable().default(null),
  'moment!': moment,
};

/** A slug in any spelling that the site serves. */
const slugOf = (list: TableName) =>
  rule(
    z.string(),
    'slug',
    'an address of the site, such as "cardiologia"',
    (value) => servedSlug(list, value) !== null,
  );
const link = rule(text, 'link', 'an address of a page', (value) => !/^\s*(?:javascript|data|vbscript):/i.test(value))
  .nullable()
  .default(null);

const file = matching('address', /^\/media\/[a-z0-9-]+\.jpg$/, 'a path such as /media/mri-one.jpg');
const isFocus = (value: string): boolean => value === '' || readFocus(value) !== null;
const focus = rule(z.string(), 'focus', 'a point such as "50% 20%"', isFocus).nullable().default(null);
const storedPicture = z.string().regex(PICTURE_KEY, 'the name of an SVG, JPEG, PNG or WebP file');

/** Returns the schema of a field that accepts less than its column does, or null. */
function stricterSchema(list: TableName, field: Field): z.ZodType | null {
  switch (field.kind) {
    case 'text':
      if (field.format === 'webAddress' || field.format === 'blog') return link;
      return field.isRequired ? filled : null;
    case 'key':
      return filled;
    case 'slug':
      return slugOf(list);
    case 'link':
      return link;
    case 'choice':
      return z.enum(field.choices);
    case 'file':
      return file;
    case 'focus':
      return focus;
    case 'storedPicture':
      return storedPicture;
    default:
      return null;
  }
}

/** The schema of each column. Issues of our own rules have their name in `params.rule`. */
export function fieldSchemas(list: TableName): Record<string, z.ZodType> {
  const { fields }: Description = CATALOGUE[list];
  return Object.fromEntries(
    Object.entries(tableOf(list).fields).map(([name, kind]) => {
      const field = fields[name];
      return [name, (field && stricterSchema(list, field)) ?? FIELD_SCHEMAS[kind]];
    }),
  );
}

function recordSchema(list: TableName) {
  const { pictures, links } = tableOf(list);
  return z.strictObject({
    id,
    ...fieldSchemas(list),
    ...Object.fromEntries(pictures.map((picture) => [picture, z.string().nullable().default(null)])),
    ...Object.fromEntries(links.map(({ target }) => [target, z.array(z.string()).default([])])),
  });
}

const MAX_SENTENCES = 10;

/** Rows by file name, still related by name. */
type Named = Record<TableName, Map<string, ContentRow>>;

/**
 * Converts the records of a content folder to rows, ordered by id. Throws an Error with one sentence per mistake, at
 * most ten.
 */
export function parseContent(records: ContentRecords): ContentTables {
  const mistakes: string[] = [];
  const note = (list: TableName, name: string, mistake: string) => mistakes.push(`${list}/${name}.json${mistake}.`);
  const named = byList((list) => parseList(list, records, (name, mistake) => note(list, name, mistake)));
  if (mistakes.length > 0) throw contentError(mistakes);

  mistakes.push(...TABLE_NAMES.flatMap((list) => repeated(list, named[list])));
  const tables = byList((list) => relate(list, named, (name, mistake) => note(list, name, mistake)));
  if (mistakes.length > 0) throw contentError(mistakes);
  return tables;
}

type Note = (name: string, mistake: string) => void;

function parseList(list: TableName, records: ContentRecords, note: Note): Map<string, ContentRow> {
  const schema = recordSchema(list);
  const rows = new Map<string, ContentRow>();
  for (const [name, record] of records[list]) {
    const parsed = schema.safeParse(record);
    if (parsed.success) rows.set(name, parsed.data as ContentRow);
    else for (const { path, message } of parsed.error.issues) note(name, `${['', ...path].join(' ')}: ${message}`);
  }
  return rows;
}

function repeated(list: TableName, rows: Map<string, ContentRow>): string[] {
  return ['id', 'urlseo', 'slug', 'contentUrl'].flatMap((key) => {
    const names = new Map<unknown, string[]>();
    for (const [name, { [key]: value }] of rows) {
      if (value !== undefined) names.set(value, [...(names.get(value) ?? []), name]);
    }
    const free =
      key === 'id' ? ` The next free one is ${1 + Math.max(0, ...[...rows.values()].map((row) => row.id))}.` : '';
    return [...names].flatMap(([value, same]) =>
      same.length > 1 ? [`${list}: ${same.join(' and ')} have the same ${key} "${value}".${free}`] : [],
    );
  });
}

/** Returns the rows of a list with names replaced by ids. */
function relate(list: TableName, named: Named, note: Note): ContentRow[] {
  const { pictures, links } = tableOf(list);
  const rows = [...named[list]].map(([name, row]) => {
    const idOf = (target: TableName, other: string, as: string): number | null => {
      const found = named[target].get(other)?.id;
      if (found === undefined) note(name, ` ${as}: there is no ${target}/${other}.json`);
      return found ?? null;
    };
    const related: ContentRow = { ...row };
    for (const picture of pictures) {
      if (row[picture] !== null) related[picture] = idOf('media_objects', row[picture] as string, picture);
    }
    for (const { target } of links) {
      related[target] = (row[target] as string[]).flatMap((other) => idOf(target, other, target) ?? []);
    }
    return related;
  });
  return rows.sort((one, other) => one.id - other.id);
}

/** Returns an Error with the mistakes of a content folder, one sentence each, at most ten. */
export function contentError(mistakes: string[]): Error {
  const more = mistakes.length - MAX_SENTENCES;
  const shown = mistakes.slice(0, MAX_SENTENCES).join('\n');
  return new Error(`The content cannot be used.\n${shown}${more > 0 ? `\nAnd ${more} more.` : ''}`);
}

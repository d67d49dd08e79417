import { misunderstood } from '@clinic/contract/catalogue/catalogue';
import { madridTime } from '@clinic/contract/dates';
import { parseCoordinates } from '@clinic/contract/positions';
import { readPrice, wirePrice } from '@clinic/contract/prices';
import { servedSlug, suggestedSlug } from '@clinic/contract/slugs';
import { CONTENT_LOCALES, type ContentLocale } from '#catalogue/locale';
import type { ContentRow } from '#catalogue/tables';
import { fieldSchemas } from '#seed/validate';
import { type Editable, isHtml, isTranslated } from './editable';
import type { EditorLocale } from './editor-record';
import { cleanRichText } from './rich-text';
import { InvalidRecord, type Rule, UnreadableRecord, type Violation } from './violations';

type Body = Record<string, unknown>;
type Texts = Record<ContentLocale, string>;

/**
 * Applies the sent fields to a record: fields that were not sent stay unchanged, as with PUT and PATCH in API Platform
 * 2.7. A plain string is in the language `locale`, an object has one text per language. Unknown fields are ignored.
 * Throws UnreadableRecord for a wrong type, InvalidRecord with all violations.
 */
export function parseRecord(list: Editable, body: Body, before: ContentRow | null, locale: EditorLocale): ContentRow {
  const row: ContentRow = before ? { ...before } : { id: 0 };
  const schemas = fieldSchemas(list.name);
  const violations: Violation[] = [];
  for (const [field, kind] of list.columns) {
    if (before !== null && !(field in body)) continue;
    const sent = readValue(list, field, kind, body[field], before?.[field] ?? null, locale);
    if (before !== null && isSame(sent, before[field])) continue; // unchanged texts older than these rules are accepted
    const parsed = schemas[field]?.safeParse(sent);
    const format = misunderstood(list.name, field, sent, { ...before, ...body });
    const slug = field === list.slug ? slugViolation(list.name, field, sent) : null;
    if (format) violations.push({ propertyPath: field, rule: format, ...positionIn(format, sent) });
    else if (slug) violations.push(slug);
    else if (parsed?.success) row[field] = parsed.data;
    else violations.push(...(parsed?.error.issues ?? []).map((issue) => violationOf(field, body[field], issue)));
  }
  for (const field of list.pictures) row[field] = readToOne(field, body, before);
  for (const { target } of list.links) row[target] = readToMany(target, body, before);
  if (violations.length > 0) throw new InvalidRecord(onePerField(violations));
  return row;
}

/** An editor's slug is spelled as in the address, so that the address they read is the one they typed. */
function slugViolation(list: string, propertyPath: string, sent: unknown): Violation | null {
  if (typeof sent !== 'string' || sent === '' || servedSlug(list, sent) === sent) return null;
  return { propertyPath, rule: 'slug', suggestion: suggestedSlug(list, sent) };
}

/** The coordinates of a refused position, for its message. */
function positionIn(format: string, sent: unknown): Pick<Violation, 'values'> {
  const read = format === 'placeFar' ? parseCoordinates(String(sent)) : null;
  return read ? { values: { latitude: String(read.latitude), longitude: String(read.longitude) } } : {};
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  return CONTENT_LOCALES.every((locale) => (one as Texts)[locale] === (other as Texts)[locale]);
};

function readValue(
  list: Editable,
  field: string,
  kind: string,
  sent: unknown,
  stored: unknown,
  locale: EditorLocale,
): unknown {
  if (isTranslated(list, field)) return readTexts(list, field, sent, stored as Texts | null, locale);
  if (kind === 'flag!') return readTyped(field, 'bool', 'boolean', sent ?? false);
  if (kind === 'flag') return sent === undefined ? null : readTyped(field, 'bool', 'boolean', sent);
  if (kind === 'integer') return sent === undefined ? null : readTyped(field, 'int', 'number', sent);
  if (kind === 'decimal') return readAmount(typeof sent === 'number' ? String(sent) : readText(field, sent));
  if (kind === 'moment!') return localMoment(readText(field, sent) ?? '');
  const text = readText(field, sent);
  if (text === null) return kind === 'text!' ? '' : null;
  return isHtml(list, field) && text !== stored ? cleanRichText(text) : text;
}

/** An amount as the column stores it; a text that is no amount stays, to be refused. */
function readAmount(text: string | null): string | null {
  const cents = readPrice(text);
  return cents === null ? text : wirePrice(cents);
}

/** Returns PHP's name for the type of a value, for API Platform's error messages. */
const phpType = (value: unknown): string => {
  if (value === null) return 'NULL';
  if (Array.isArray(value) || typeof value === 'object') return 'array';
  return { number: 'integer', boolean: 'boolean', string: 'string' }[typeof value as string] ?? 'unknown';
};

const wrongType = (field: string, expected: string, value: unknown): UnreadableRecord =>
  new UnreadableRecord(`The type of the "${field}" attribute must be "${expected}", "${phpType(value)}" given.`);

function readTyped(field: string, name: string, type: 'boolean' | 'number', value: unknown): unknown {
  if (value === null || value === '') return null;
  if (typeof value !== type) throw wrongType(field, name, value);
  return value;
}

function readText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw wrongType(field, 'string', value);
  return value;
}

function readTexts(
  list: Editable,
  field: string,
  sent: unknown,
  stored: Texts | null,
  locale: EditorLocale,
): Texts | null {
  const texts: Texts = { ...(stored ?? { es: '', ca: '', en: '' }) };
  const put = (language: ContentLocale, value: unknown) => {
    const text = readText(field, value) ?? '';
    texts[language] = isHtml(list, field) && text !== texts[language] ? cleanRichText(text) : text;
  };
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    for (const [language, text] of Object.entries(sent)) {
      const known = CONTENT_LOCALES.find((one) => one === language);
      if (!known) throw new UnreadableRecord(`The language "${language}" of "${field}" is not one of es, ca and en.`);
      put(known, text);
    }
  } else if (locale !== 'all') put(locale, sent);
  else if (sent === null) return null;
  else if (sent !== undefined) throw wrongType(field, 'array', sent);
  return CONTENT_LOCALES.every((language) => texts[language] === '') && stored === null ? null : emptyIsNull(texts);
}

const emptyIsNull = (texts: Texts): Texts | null => (CONTENT_LOCALES.every((one) => texts[one] === '') ? null : texts);

/** Converts a time with a zone to Madrid local time; a time without a zone is taken as Madrid time. */
function localMoment(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  if (!match) return text;
  const [, minute = '', seconds = ':00', zone] = match;
  if (!zone) return `${minute}${seconds}`;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : madridTime(instant);
}

function readToOne(field: string, body: Body, before: ContentRow | null): unknown {
  const sent = body[field];
  if (sent === undefined) return before?.[field] ?? null;
  return sent === null || sent === '' ? null : idOf('media_objects', sent);
}

function readToMany(target: string, body: Body, before: ContentRow | null): number[] {
  const sent = body[target];
  if (sent === undefined) return (before?.[target] as number[] | undefined) ?? [];
  if (sent === null || sent === '') return [];
  if (!Array.isArray(sent)) throw wrongType(target, 'array', sent);
  return [...new Set(sent.map((one) => idOf(target, one)))].sort((a, b) => a - b);
}

/** Returns the id in an IRI of a list, in the format of either API, as text or as the `@id` of a record. */
export function idOf(list: string, sent: unknown): number {
  const iri = typeof sent === 'object' && sent !== null && '@id' in sent ? sent['@id'] : sent;
  const match = typeof iri === 'string' ? /^(?:\/gestion\/catalogo|\/api)\/([a-z_]+)\/(\d{1,9})$/.exec(iri) : null;
  if (match?.[1] !== list) throw new UnreadableRecord(`Invalid IRI "${String(iri).slice(0, 200)}".`);
  return Number(match[2]);
}

type Issue = { code?: string; path: PropertyKey[]; params?: { rule?: string } };

function violationOf(field: string, sent: unknown, issue: Issue): Violation {
  const language = typeof sent === 'object' && sent !== null ? issue.path[0] : undefined;
  const propertyPath = language === undefined ? field : `${field}.${String(language)}`;
  const own = issue.params?.rule as Rule | undefined;
  const isMissing = sent === undefined || sent === null || sent === '';
  if (isMissing) return { propertyPath, rule: 'blank' };
  if (own) return { propertyPath, rule: own };
  return { propertyPath, rule: issue.code === 'invalid_value' ? 'choice' : 'type' };
}

/** Returns the first violation of each field, in the order of the fields. */
const onePerField = (violations: Violation[]): Violation[] =>
  violations.filter(({ propertyPath }, at) => violations.findIndex((one) => one.propertyPath === propertyPath) === at);

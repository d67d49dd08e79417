import 'server-only';
import { wireDay } from '@clinic/contract/dates';
import { markupLines } from '@clinic/contract/markup-lines';
import { slugInAddress } from '@clinic/contract/record-addresses';
import type { z } from 'zod';
import type { MediaRef, MessageBlock, RichText, Seo } from '@/lib/domain/media';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { apiBase, iriPath, pictureUrl } from './addresses';
import { ApiError } from './errors';
import { idOf } from './hydra';
import { plainText, richText } from './rich-text';

/** Trimmed text; the upstream sends '' for missing values. Decodes entities and removes stray tags of titles. */
export const textOf = (value: string | null): string | null => plainText(value);

type Slugged = { '@id': string | null; id: string | null; urlseo?: unknown };

/** The slug in the address of a record of a list, alone; '' for a record without a slug: it has no page. */
export const slugOf = (list: string, wire: Omit<Slugged, 'urlseo'>, value: unknown): string =>
  typeof value === 'string' ? slugInAddress(list, { id: idOf(wire) ?? '', slug: value }) : '';

/** True for a record whose slug differs from the one in its address: another record may have that address. */
export const isRespelled = (list: string, wire: Slugged): boolean => slugOf(list, wire, wire.urlseo) !== wire.urlseo;

/** Text with its line breaks, such as opening hours; null when empty. */
export const linesOf = (value: string | null): string | null =>
  markupLines(value ?? '')
    .flatMap((line) => plainText(line) ?? [])
    .join('\n') || null;

/** HTML of an API record, ready to set. */
export const htmlOf = (value: string | null, locale: Locale): RichText | null => richText(value, { locale });

export function seoOf(wire: { tituloseo: string | null; descripcionseo: string | null; noindex: boolean }): Seo {
  return { title: textOf(wire.tituloseo), description: textOf(wire.descripcionseo), isIndexable: !wire.noindex };
}

/** One titled text; null if its text is an empty paragraph (M49). */
export function blockOf(title: string | null, body: string | null, locale: Locale): MessageBlock | null {
  const text = htmlOf(body, locale);
  return text && { title: textOf(title), body: text };
}

type ThreeMessages = {
  titulomensaje1: string | null;
  textomensaje1: string | null;
  titulomensaje2: string | null;
  textomensaje2: string | null;
  titulomensaje3?: string | null;
  textomensaje3?: string | null;
};

/** The message blocks of a record, without empty ones. */
export function messagesOf(wire: ThreeMessages, locale: Locale): MessageBlock[] {
  return [
    blockOf(wire.titulomensaje1, wire.textomensaje1, locale),
    blockOf(wire.titulomensaje2, wire.textomensaje2, locale),
    blockOf(wire.titulomensaje3 ?? null, wire.textomensaje3 ?? null, locale),
  ].filter((block) => block !== null);
}

/** Returns the first present value among several spellings of a field. */
export const firstOf = (...values: unknown[]): unknown => values.find((value) => value !== null && value !== undefined);

/** The picture of a field: '/api/…' to be looked up, or the address itself if the record was embedded. */
export function mediaRefOf(value: unknown): MediaRef | null {
  if (typeof value === 'string') return iriPath(value) as MediaRef | null;
  if (typeof value !== 'object' || value === null) return null;
  const { contentUrl, '@id': iri } = value as Record<string, unknown>;
  if (typeof contentUrl === 'string') return pictureUrl(contentUrl, apiBase()) as MediaRef | null;
  return iriPath(iri) as MediaRef | null;
}

/** A record whose pictures are read; `resource` is the name in its address, such as 'pruebas'. */
type Pictured = { '@id': string | null; id: string | null };

/**
 * The picture of a field; none if the field is null. If the record lacks the field, its picture is at the path of the
 * field (docs/contract.md#picture-fields).
 */
export function pictureOf<F extends string>(
  resource: string,
  wire: Pictured & { [N in F]?: unknown },
  field: F,
): MediaRef | null {
  const id = idOf(wire);
  const value: unknown = wire[field];
  if (value !== undefined || id === null) return mediaRefOf(value);
  return `/api/${resource}/${encodeURIComponent(id)}/${field}` as MediaRef;
}

/** The picture of a record. */
export const photoOf = (resource: string, wire: Pictured & { fotografia?: unknown }): MediaRef | null =>
  pictureOf(resource, wire, 'fotografia');

export type Identified = { '@id': string | null; id: string | null; nombre: string | null };
/** Assigned to the records of a list, not spread: spread, a record takes 350 bytes more (docs/decisions/0165). */
export type Named = { id: string; name: string };

/** Identity and name; null if one of them is missing: the record is then not shown. */
export function namedOf(wire: Identified): Named | null {
  const id = idOf(wire);
  const name = textOf(wire.nombre);
  return id && name ? { id, name } : null;
}

/** Maps a record with identity and name; returns null without them. */
export function mapIdentified<W extends Identified, D>(wire: W, make: (wire: W, named: Named) => D): D | null {
  const named = namedOf(wire);
  return named && make(wire, named);
}

/** Parses a response by its schema. Throws 'unexpected_shape' with the name of the call, without the response. */
export function parseAnswer<T extends z.ZodType>(call: string, schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unknownShape(call);
  return parsed.data;
}

/** For a response that fits its schema but lacks the expected data. */
export const unknownShape = (call: string): ApiError =>
  new ApiError('unexpected_shape', `${call} was answered in an unknown shape`);

/** Renames a form's fields to wire names: `fields` gives the form field for each wire name. */
export const toWire = <V extends object, const F extends Record<string, keyof V>>(fields: F, form: V) =>
  Object.fromEntries(Object.entries(fields).map(([wire, field]) => [wire, form[field]])) as { [K in keyof F]: V[F[K]] };

/** Converts YYYY-MM-DD to the wire's format, day-month-year with the separator of the environment (M96, D1). */
export const toWireDay = (day: string): string => wireDay(day, env().SLOT_DATE_SEPARATOR);

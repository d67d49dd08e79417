import 'server-only';
import type { Description } from '@clinic/contract/catalogue/field';
import { type WireRecord, wireSchemaOf } from '@clinic/contract/catalogue/wire-schema';
import { servedSlug } from '@clinic/contract/slugs';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { readRecords } from '@/lib/upstream/cached-lists';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';
import { ORDERED, readFirst, readList } from '@/lib/upstream/hydra';
import { type Identified, mapIdentified, type Named, slugOf } from '@/lib/upstream/mapping';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { slugTags } from '@/lib/upstream/tags';

type Resource<D extends Description, R> = {
  description: D;
  /** More conditions on the record of a slug, such as '&paraprofesional=0'. */
  filter?: string;
  toDomain: (wire: WireRecord<D>, named: Named, locale: Locale) => R;
};

/** For `.catch`: returns `none` for an upstream that does not know a resource of ours; rethrows any other error. */
export const ifUnknown =
  <T>({ isOwn }: Description, none: T) =>
  (error: unknown): T => {
    if (isOwn && error instanceof ApiError && error.code === 'not_found') return none;
    throw error;
  };

/** Readers for a resource of the catalogue: a list at any path of the API, every record, and one by its slug. */
export function catalogueResource<D extends Description, R>({ description, filter = '', toDomain }: Resource<D, R>) {
  const tag = description.path;
  const path = `/api/${tag}`;
  const schema = wireSchemaOf(description);
  const mapped = (wire: WireRecord<D>, locale: Locale): R | null =>
    mapIdentified(wire as Identified, (_wire, named) => toDomain(wire, named, locale));
  /** The records of a list of the API. Throws ApiError. */
  const listAt = async (locale: Locale, listPath: string): Promise<R[]> => {
    const wires = await readList(listPath, schema, { locale, tags: [tag] });
    return wires.flatMap((wire) => mapped(wire as WireRecord<D>, locale) ?? []);
  };
  const readBySlug = (locale: Locale, slug: string) =>
    readFirst(`${path}?urlseo=${encodeURIComponent(slug)}${filter}`, schema, { locale, tags: slugTags(tag, slug) });
  /** The upstream's own spelling of a slug, if it differs: servers compare slugs exactly. */
  const spellingOf = async (locale: Locale, slug: string): Promise<string | undefined> => {
    const options = { locale, tags: [tag], form: 'spellings' };
    const others = readRecords(`${path}?${ORDERED}${filter}`, schema, options, (wire) => {
      const { urlseo } = wire as { urlseo?: string | null };
      const served = slugOf(tag, urlseo ?? null);
      return served === '' || served === urlseo ? null : { served, urlseo };
    });
    return (await optional(others, [])).find(({ served }) => served === slug)?.urlseo ?? undefined;
  };
  return {
    listAt,
    /** Every record, by name. Throws ApiError. */
    list: cache(
      (locale: Locale): Promise<R[]> => listAt(locale, `${path}?${ORDERED}`).catch(ifUnknown(description, [])),
    ),
    /**
     * The record of a slug or of its part in an address. Null means there is no such record. Throws any other failure,
     * also for a record absent for less than 24 h.
     */
    getBySlug: cache(async (locale: Locale, written: string): Promise<R | null> => {
      const slug = servedSlug(tag, written);
      if (slug === null) return null;
      const found = await readBySlug(locale, slug).catch(ifUnknown(description, null));
      const spelling = found ? undefined : await spellingOf(locale, slug);
      const wire = spelling === undefined ? found : await readBySlug(locale, spelling);
      return unlessRecent(`${tag}:${slug}@${locale}`, wire && mapped(wire as WireRecord<D>, locale));
    }),
  };
}

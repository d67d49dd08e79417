import 'server-only';
import type { Description } from '@clinic/contract/catalogue/field';
import { type WireRecord, wireSchemaOf } from '@clinic/contract/catalogue/wire-schema';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ORDERED, readFirst, readList } from '@/lib/upstream/hydra';
import { type Identified, mapNamed, type Named } from '@/lib/upstream/mapping';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { slugTags } from '@/lib/upstream/tags';

type Resource<D extends Description, R> = {
  description: D;
  /** More conditions on the record of a slug, such as '&paraprofesional=0'. */
  filter?: string;
  toDomain: (wire: WireRecord<D>, named: Named, locale: Locale) => R;
};

/** Readers for a resource of the catalogue: a list at any path of the API, every record, and one by its slug. */
export function catalogueResource<D extends Description, R>({ description, filter = '', toDomain }: Resource<D, R>) {
  const tag = description.path;
  const path = `/api/${tag}`;
  const schema = wireSchemaOf(description);
  const mapped = (wire: WireRecord<D>, locale: Locale): R | null =>
    mapNamed(wire as Identified, (_wire, named) => toDomain(wire, named, locale));
  /** The records of a list of the API. Throws ApiError. */
  const listAt = async (locale: Locale, listPath: string): Promise<R[]> => {
    const wires = await readList(listPath, schema, { locale, tags: [tag] });
    return wires.flatMap((wire) => mapped(wire as WireRecord<D>, locale) ?? []);
  };
  return {
    listAt,
    /** Every record, by name. Throws ApiError. */
    list: cache((locale: Locale): Promise<R[]> => listAt(locale, `${path}?${ORDERED}`)),
    /** Null means there is no such record. Throws any other failure, also for a record absent for less than 24 h. */
    getBySlug: cache(async (locale: Locale, slug: string): Promise<R | null> => {
      if (!slug) return null;
      const options = { locale, tags: slugTags(tag, slug) };
      const wire = await readFirst(`${path}?urlseo=${encodeURIComponent(slug)}${filter}`, schema, options);
      return unlessRecent(`${tag}:${slug}@${locale}`, wire && mapped(wire as WireRecord<D>, locale));
    }),
  };
}

import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { readFirst, readList } from '@/lib/upstream/hydra';
import { type Identified, mapNamed, type Named } from '@/lib/upstream/mapping';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { slugTags } from '@/lib/upstream/tags';

type WireSchema = z.ZodType<Identified>;

type Resource<T extends WireSchema, D> = {
  /** Path of the collection, such as '/api/pruebas'. */
  path: string;
  /** More conditions on the record of a slug, such as '&paraprofesional=0'. */
  filter?: string;
  schema: T;
  /** Tag in the data cache (lib/upstream/tags.ts). */
  tag: string;
  toDomain: (wire: z.output<T>, named: Named, locale: Locale) => D;
};

/** Readers for a resource of the catalogue: a list at any path of the API, and one record by its slug. */
export function catalogueResource<T extends WireSchema, D>({
  path,
  filter = '',
  schema,
  tag,
  toDomain,
}: Resource<T, D>) {
  const mapped = (wire: z.output<T>, locale: Locale): D | null =>
    mapNamed(wire, (_wire, named) => toDomain(wire, named, locale));
  return {
    /** The records of a list of the API. Throws ApiError. */
    listAt: async (locale: Locale, listPath: string): Promise<D[]> => {
      const wires = await readList(listPath, schema, { locale, tags: [tag] });
      return wires.flatMap((wire) => mapped(wire, locale) ?? []);
    },
    /** Null means there is no such record. Throws any other failure, also for a record absent for less than 24 h. */
    getBySlug: cache(async (locale: Locale, slug: string): Promise<D | null> => {
      if (!slug) return null;
      const options = { locale, tags: slugTags(tag, slug) };
      const wire = await readFirst(`${path}?urlseo=${encodeURIComponent(slug)}${filter}`, schema, options);
      return unlessRecent(`${tag}:${slug}@${locale}`, wire && mapped(wire, locale));
    }),
  };
}

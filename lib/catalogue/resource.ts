import 'server-only';
import type { Description } from '@clinic/contract/catalogue/field';
import { type WireRecord, wireSchemaOf } from '@clinic/contract/catalogue/wire-schema';
import { servedSlug } from '@clinic/contract/slugs';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { compareIds, ownSlugs } from '@/lib/upstream/addressed-lists';
import { readRecords } from '@/lib/upstream/cached-lists';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';
import { idOf, ORDERED, readEach, readList } from '@/lib/upstream/hydra';
import { type Identified, isRespelled, mapIdentified, type Named, slugOf } from '@/lib/upstream/mapping';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { slugTags } from '@/lib/upstream/tags';

type Slugged = Identified & { urlseo?: string | null };
/** A record by its slug in the address and its slug in the upstream. */
type Respelled = { id: string; slug: string; urlseo: string };

/** True if each of these records has the slug of its address, and no other has it. */
function haveOwnSlugs(list: string, wires: Slugged[]): boolean {
  const slugged = wires.filter(({ urlseo }) => urlseo);
  return (
    !slugged.some((wire) => isRespelled(list, wire)) &&
    new Set(slugged.map(({ urlseo }) => urlseo)).size === slugged.length
  );
}

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
  const mapped = (wire: Slugged, slug: string | null, locale: Locale): R | null =>
    mapIdentified(wire, (_wire, named) =>
      toDomain({ ...wire, urlseo: slug } as unknown as WireRecord<D>, named, locale),
    );
  /** The records whose slug in their address differs from the upstream's. */
  const listRespelled = (locale: Locale): Promise<Respelled[]> => {
    const own = ownSlugs(tag, (wire: Slugged) =>
      mapIdentified(wire, ({ urlseo }, { id }) => ({ id, slug: slugOf(tag, wire, urlseo), urlseo: urlseo ?? '' })),
    );
    const options = { locale, tags: [tag], form: 'respelled' };
    const make = (wire: unknown) => own.make(wire as Slugged);
    return readRecords(`${path}?${ORDERED}${filter}`, schema, options, make, (records) =>
      own.finish(records).filter(({ slug, urlseo }) => slug !== urlseo),
    );
  };
  /** The records of a list of the API. Throws ApiError. */
  const listAt = async (locale: Locale, listPath: string): Promise<R[]> => {
    const wires = (await readList(listPath, schema, { locale, tags: [tag] })) as Slugged[];
    const respelled = haveOwnSlugs(tag, wires) ? [] : await optional(listRespelled(locale), []);
    const slugs = new Map(respelled.map(({ id, slug }) => [id, slug]));
    return wires.flatMap((wire) => mapped(wire, slugs.get(idOf(wire) ?? '') ?? wire.urlseo ?? null, locale) ?? []);
  };
  const readAllWith = async (locale: Locale, urlseo: string): Promise<Slugged[]> => {
    const bySlug = `${path}?urlseo=${encodeURIComponent(urlseo)}${filter}`;
    const wires = await readEach(bySlug, schema, { locale, tags: slugTags(tag, urlseo) });
    return (wires as Slugged[]).filter((wire) => wire.urlseo === urlseo);
  };
  /** The record at an address; servers find records only by their own spelling of a slug. */
  const findAt = async (locale: Locale, slug: string): Promise<Slugged | null> => {
    const [found] = (await readAllWith(locale, slug)).sort((one, other) =>
      compareIds(idOf(one) ?? '', idOf(other) ?? ''),
    );
    if (found) return found;
    const named = (await optional(listRespelled(locale), [])).find((one) => one.slug === slug);
    const wires = named ? await readAllWith(locale, named.urlseo) : [];
    return wires.find((wire) => idOf(wire) === named?.id) ?? null;
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
      const wire = await findAt(locale, slug).catch(ifUnknown(description, null));
      return unlessRecent(`${tag}:${slug}@${locale}`, wire && mapped(wire, slug, locale));
    }),
  };
}

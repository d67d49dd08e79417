import 'server-only';
import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description } from '@clinic/contract/catalogue/field';
import { wireSchemaOf } from '@clinic/contract/catalogue/wire-schema';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import type { z } from 'zod';
import type { MediaRef } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { PAGES } from '@/lib/routes';
import { readAddressed, readMappedAddressed } from '@/lib/upstream/addressed-lists';
import { ORDERED } from '@/lib/upstream/hydra';
import { type Identified, mapIdentified, type Named, photoOf, slugOf } from '@/lib/upstream/mapping';
import { plainText } from '@/lib/upstream/rich-text';
import { catalogueResource, ifUnknown } from './resource';

type Wire = Identified & Record<string, unknown>;

/** A record as sitemaps and social cards need it, whatever its resource. */
type PageRecord = Named & { slug: string; picture: MediaRef | null; seo: { isIndexable: boolean } };

/** A record as the search needs it. */
type SearchedRecord = { id: string; slug: string; name: string; text: string };

/** The number of letters of a text that are searchable. */
const MAX_LETTERS = 900;

/** Returns the searchable part of a text, without markup. */
export const searchableText = (html: string | null): string => plainText((html ?? '').slice(0, MAX_LETTERS)) ?? '';

/** Returns readers of the records of a list that need only its description: sitemap, search, social card and footer. */
export function pageReaders(description: Description) {
  const { path, fields, names } = description;
  const schema = wireSchemaOf(description) as z.ZodType<Wire>;
  const every = { list: path, path: `/api/${path}?${ORDERED}`, schema };
  const texts = ['descripcionseo', ...Object.keys(fields).filter((name) => fields[name]?.kind === 'html')];
  const toPage = (wire: Wire, named: Named): PageRecord => ({
    slug: slugOf(path, wire, wire.urlseo),
    picture: fields.fotografia ? photoOf(path, wire) : null,
    seo: { isIndexable: wire.noindex !== true },
    ...named,
  });
  const toSearched = (wire: Wire, { id, name }: Named): SearchedRecord => ({
    id,
    slug: slugOf(path, wire, wire.urlseo),
    name,
    text: texts.map((field) => searchableText(String(wire[field] ?? ''))).join(' '),
  });
  return {
    name: (locale: Locale): string => names.many[locale],
    getBySlug: catalogueResource({ description, toDomain: (wire, named) => toPage(wire as Wire, named) }).getBySlug,
    /** Every record, by name. Throws ApiError. */
    list: (locale: Locale): Promise<PageRecord[]> =>
      readAddressed(every, { locale, form: 'page' }, (wire) => mapIdentified(wire, toPage)).catch(
        ifUnknown(description, []),
      ),
    /** Every record with its texts. Throws ApiError. */
    listSearched: (locale: Locale): Promise<SearchedRecord[]> =>
      readMappedAddressed(every, { locale }, (wire) => mapIdentified(wire, toSearched)).catch(
        ifUnknown(description, []),
      ),
  };
}

/** These readers by the folder of the records' pages. */
export const PAGE_RECORDS: ReadonlyMap<string, ReturnType<typeof pageReaders>> = new Map(
  Object.entries(RECORD_PAGES).map(([folder, list]) => [folder, pageReaders(CATALOGUE[list])]),
);

/** Folders whose records have menus and search results of their own. */
const WITH_RULES = ['especialidades', 'clinicas', 'pruebas', 'productos', 'actualidad'];

/** The other folders, with the page of their list if there is one. */
export const plainFolders = (locale: Locale) =>
  [...PAGE_RECORDS].flatMap(([folder, { name, listSearched }]) => {
    if (WITH_RULES.includes(folder)) return [];
    const path = `/${folder}`;
    return [{ folder, listSearched, directory: Object.hasOwn(PAGES, path) ? { path, name: name(locale) } : null }];
  });

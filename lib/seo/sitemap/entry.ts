import type { Locale } from '../../i18n/locales';

/** A page in all the languages in which it may be found. */
export type SitemapEntry = {
  /** Without language prefix. */
  path: string;
  /** Those in which the record is there and not marked noindex. */
  locales: Locale[];
  /** Whole addresses. */
  images: string[];
  /** When it changed last, only where that is known for certain. */
  lastModified: string | null;
};

/** What the record of a language says of a page. */
export type Listing = { path: string; isIndexable: boolean; image?: string; lastModified?: string | null };

/** The lists of all languages as one, by path; a page that no language wants found is left out. */
export function joinListings(lists: readonly (readonly [Locale, readonly Listing[]])[]): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const [locale, listings] of lists) {
    for (const { path, isIndexable, image, lastModified } of listings) {
      if (!isIndexable) continue;
      const entry = entries.get(path) ?? { path, locales: [], images: [], lastModified: lastModified ?? null };
      if (!entry.locales.includes(locale)) entry.locales.push(locale);
      if (image && !entry.images.includes(image)) entry.images.push(image);
      entries.set(path, entry);
    }
  }
  return [...entries.values()];
}

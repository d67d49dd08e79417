import 'server-only';
import { cache } from 'react';
import { type WirePage, wirePageSchema } from '@/lib/contract/catalogue';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { readBanner } from './banners';
import { ORDERED, readFirst, readList } from './hydra';
import { unlessKnown } from './known-slugs';
import { htmlOf, namedOf, seoOf } from './mapping';
import { slugTags, TAGS } from './tags';

/** The page record of a key such as 'home' or 'clinicas/centros-asociados'. Null means there is none; else throws. */
export const getPage = cache(async (locale: Locale, key: string): Promise<ContentPage | null> => {
  if (!key) return null;
  const wire = await readFirst(`/api/paginas?urlseo=${encodeURIComponent(key)}`, wirePageSchema, {
    locale,
    tags: slugTags(TAGS.pages, key),
  });
  return unlessKnown(`${TAGS.pages}:${key}@${locale}`, wire && toPage(wire, locale));
});

/** Every page record. Throws ApiError. */
export async function listPages(locale: Locale): Promise<ContentPage[]> {
  const wires = await readList(`/api/paginas?${ORDERED}`, wirePageSchema, { locale, tags: [TAGS.pages] });
  return wires.flatMap((wire) => toPage(wire, locale) ?? []);
}

/** The first banner of a page, pictures included; null when it has none. Throws ApiError. */
export async function getPageBanner(locale: Locale, page: ContentPage): Promise<Banner | null> {
  return readBanner(locale, `/api/paginas/${page.id}/banners`);
}

/** Null for a record without identity or name. */
export function toPage(wire: WirePage, locale: Locale): ContentPage | null {
  const named = namedOf(wire);
  return named && { ...named, key: wire.urlseo ?? '', content: htmlOf(wire.contenido, locale), seo: seoOf(wire) };
}

import 'server-only';
import { type WirePage, wirePageSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ORDERED } from '@/lib/upstream/hydra';
import { htmlOf, type Named, seoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { readBanner } from './banners';
import { defaultPage } from './default-pages';
import { movedPage } from './moved-pages';
import { catalogueResource } from './resource';

const pages = catalogueResource({ path: '/api/paginas', schema: wirePageSchema, tag: TAGS.pages, toDomain: toPage });

/**
 * The page record of a key such as 'home' or 'clinicas/centros-asociados', or the site's own text for a page that every
 * page links to, unless its record has another address now. Null means there is neither; any other failure throws.
 */
export const getPage = cache(async (locale: Locale, key: string): Promise<ContentPage | null> => {
  const known = (await pages.getBySlug(locale, key)) ?? defaultPage(locale, key);
  const isOurText = known !== null && known.id === '';
  return isOurText && (await movedPage(localePath(locale, `/${key}`))) ? null : known;
});

/** Every page record. Throws ApiError. */
export const listPages = (locale: Locale): Promise<ContentPage[]> => pages.listAt(locale, `/api/paginas?${ORDERED}`);

/** The first banner of a page, pictures included; null when it has none. Throws ApiError. */
export async function getPageBanner(locale: Locale, page: ContentPage): Promise<Banner | null> {
  if (!page.id) return null;
  return readBanner(locale, `/api/paginas/${page.id}/banners`);
}

function toPage(wire: WirePage, named: Named, locale: Locale): ContentPage {
  return { ...named, key: wire.urlseo ?? '', content: htmlOf(wire.contenido, locale), seo: seoOf(wire) };
}

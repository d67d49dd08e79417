import 'server-only';
import { PAGES as PAGE_RECORDS } from '@clinic/contract/catalogue/pages';
import { type WirePage, wirePageSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { pages as ca } from '@/content/pages/ca';
import { DEFAULT_PAGE_KEYS, type DefaultPages } from '@/content/pages/default-page';
import { pages as en } from '@/content/pages/en';
import { pages as es } from '@/content/pages/es';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { escapeMarkup } from '@/lib/escape-markup';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { describedFields } from '@/lib/upstream/described-fields';
import { htmlOf, type Named, seoOf } from '@/lib/upstream/mapping';
import { readBanner } from './banners';
import { movedPage } from './moved-pages';
import { catalogueResource } from './resource';

const fields = describedFields(PAGE_RECORDS);

const pages = catalogueResource({ description: PAGE_RECORDS, toDomain: toPage });

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
export const listPages = pages.list;

/** Returns the first banner of a page, pictures included, or null if it has no banner. Throws ApiError. */
export async function getPageBanner(locale: Locale, page: ContentPage): Promise<Banner | null> {
  if (!page.id) return null;
  return readBanner(locale, `/api/paginas/${page.id}/banners`);
}

function toPage(wire: WirePage, named: Named, locale: Locale): ContentPage {
  return { ...fields.whole(wire, locale), seo: seoOf(wire), ...named };
}

const PAGES: Record<Locale, DefaultPages> = { es, ca, en };

/**
 * The site's own text for a page that every page links to, for upstreams without a record of it; null for any other
 * key. It has no id, so that nothing else is requested for it. Not indexed, because it is short.
 */
function defaultPage(locale: Locale, key: string): ContentPage | null {
  const known = DEFAULT_PAGE_KEYS.find((one) => one === key);
  if (!known) return null;
  const { name, html } = PAGES[locale][known];
  const addresses = { contact: '/contacto', clinics: '/clinicas', specialities: '/especialidades' };
  const filled = Object.entries(addresses)
    .reduce((text, [mark, path]) => text.replaceAll(`{${mark}}`, localePath(locale, path)), html)
    .replaceAll('{brand}', () => escapeMarkup(env().BRAND_NAME));
  return {
    ...fields.whole(wirePageSchema.parse({}), locale),
    id: '',
    key: known,
    name,
    content: htmlOf(filled, locale),
    seo: { title: name, description: null, isIndexable: false },
  };
}

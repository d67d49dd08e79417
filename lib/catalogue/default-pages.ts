import 'server-only';
import { pages as ca } from '@/content/pages/ca';
import { DEFAULT_PAGE_KEYS, type DefaultPages } from '@/content/pages/default-page';
import { pages as en } from '@/content/pages/en';
import { pages as es } from '@/content/pages/es';
import type { ContentPage } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { escapeMarkup } from '@/lib/escape-markup';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { htmlOf } from '@/lib/upstream/mapping';

const PAGES: Record<Locale, DefaultPages> = { es, ca, en };

/**
 * The site's own text for a page that every page links to, for an upstream without a record of it; null for any other
 * key. It has no id: nothing more can be asked about it. Not indexed, since it says little.
 */
export function defaultPage(locale: Locale, key: string): ContentPage | null {
  const known = DEFAULT_PAGE_KEYS.find((one) => one === key);
  if (!known) return null;
  const { name, html } = PAGES[locale][known];
  const addresses = { contact: '/contacto', clinics: '/clinicas', specialities: '/especialidades' };
  const filled = Object.entries(addresses)
    .reduce((text, [mark, path]) => text.replaceAll(`{${mark}}`, localePath(locale, path)), html)
    .replaceAll('{brand}', () => escapeMarkup(env().BRAND_NAME));
  return {
    id: '',
    key: known,
    name,
    content: htmlOf(filled, locale),
    seo: { title: name, description: null, isIndexable: false },
  };
}

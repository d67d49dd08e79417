import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';

/** A step of the trail; `path` carries no language prefix, null is a name that leads nowhere. */
export type Crumb = { name: string; path: string | null };

/**
 * Where the page stands. Steps that lead nowhere are left out, a search engine wants an address for each; the page
 * itself comes last and needs none.
 */
export function breadcrumbData(locale: Locale, trail: Crumb[], current: string): BreadcrumbList {
  const steps = trail.flatMap(({ name, path }) => (path === null ? [] : [{ name, item: absoluteUrl(locale, path) }]));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: current }].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  };
}

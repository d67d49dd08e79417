import type { Seo } from '../domain/media';

type Robots = { index: boolean; follow: boolean };

/** Pages that are never indexed, whatever their record says, by path without language prefix (M13). */
const FIXED_ROBOTS: Record<string, Robots> = {
  '/consentimiento-informado': { index: false, follow: true },
  '/especial-online': { index: false, follow: true },
  '/pedir-producto': { index: false, follow: false },
};

/** Pages of the professional area: what they show is of one visitor, so no sitemap names them. */
const PRIVATE_PAGES = ['/portal-profesional', '/upgrade-password-profesional', '/forgot-password-profesional'];

/** Pages that are never found by searching: results themselves, whatever their record says. */
const NEVER_FOUND = ['/resultados-busqueda'];

/** Whether a sitemap may name a page. */
export const isListed = (path: string, seo: Pick<Seo, 'isIndexable'>): boolean =>
  robotsOf(path, seo).index && !PRIVATE_PAGES.includes(path) && !NEVER_FOUND.includes(path);

/** What crawlers may do with a page: what its path fixes, else what its record wants. */
export const robotsOf = (path: string, seo: Pick<Seo, 'isIndexable'>): Robots =>
  FIXED_ROBOTS[path] ?? { index: seo.isIndexable, follow: true };

import type { Seo } from '../domain/media';

type Robots = { index: boolean; follow: boolean };

/** Pages that crawlers never keep, whatever their record says, by path without language prefix (checklist M13). */
const FIXED_ROBOTS: Record<string, Robots> = {
  '/consentimiento-informado': { index: false, follow: true },
  '/especial-online': { index: false, follow: true },
  '/pedir-producto': { index: false, follow: false },
};

/** What crawlers may do with a page: what its path fixes, else what its record wants. */
export const robotsOf = (path: string, seo: Seo): Robots =>
  FIXED_ROBOTS[path] ?? { index: seo.isIndexable, follow: true };

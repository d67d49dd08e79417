import type { Seo } from '../domain/media';
import { pageOf } from '../routes';

type Robots = { index: boolean; follow: boolean };

/** Whether a sitemap may list a page (M13). */
export const isListed = (path: string, seo: Pick<Seo, 'isIndexable'>): boolean =>
  pageOf(path).index !== 'unlisted' && robotsOf(path, seo).index;

/** The robots directives of a page, from the route table or else from its record. */
export function robotsOf(path: string, seo: Pick<Seo, 'isIndexable'>): Robots {
  const { index } = pageOf(path);
  if (index === 'nofollow') return { index: false, follow: false };
  return { index: index !== 'noindex' && seo.isIndexable, follow: true };
}

import { DESK, ENDPOINTS, endpointRoot } from '../routes';

/**
 * robots.txt: everything may be fetched but what answers scripts and the staff's place. Pages with noindex stay open: a crawler must
 * read them to see it.
 */
export function robotsText(site: string): string {
  const closed = Object.entries(ENDPOINTS).flatMap(([path, endpoint]) => (endpoint?.isOpen ? [] : endpointRoot(path)));
  return [
    'User-agent: *',
    'Allow: /',
    ...[...new Set([...closed, DESK])].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

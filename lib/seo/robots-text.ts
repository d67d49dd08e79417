/**
 * robots.txt: everything may be fetched but what answers scripts and the staff's place. Pages with noindex stay open: a crawler must
 * read them to see it.
 */
export function robotsText(site: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...['/api/', '/gestion', '/login_profesional_check'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

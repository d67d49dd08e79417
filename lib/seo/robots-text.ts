import { LOCALES, localePath } from '../i18n/locales';
import { closedPaths } from './robots';

/**
 * robots.txt: everything may be fetched but the browser's doors and the forms that are neither kept nor followed from.
 * Pages that are only noindex stay open: a crawler has to read them to learn it.
 */
export function robotsText(site: string): string {
  const closed = LOCALES.flatMap((locale) => closedPaths().map((path) => localePath(locale, path)));
  return [
    'User-agent: *',
    'Allow: /',
    ...['/api/', '/login_profesional_check', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

import { mailtoHref } from '@clinic/contract/email-addresses';
import { ENDPOINTS, endpointRoot } from '../endpoints';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { log } from '../log';
import { absoluteUrl } from './absolute';
import { FEED_PATH } from './feed';

/** Cached by the proxy like a page, so that many crawlers cost one read (docs/decisions/0028). */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** A text response; when its data cannot be read, 503, so that crawlers retry. */
export async function textAnswer(type: string, make: () => Promise<BodyInit | null>): Promise<Response> {
  try {
    const body = await make();
    if (body === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL };
    return new Response(body, { headers });
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'A file for crawlers could not be created',
    );
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } });
  }
}

/** Streams the pieces on demand as a response body. */
export function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const AT_ONCE = 200;
  return new ReadableStream({
    pull(controller) {
      let text = '';
      for (let count = 0; count < AT_ONCE; count++) {
        const { done, value } = pieces.next();
        if (done) {
          if (text) controller.enqueue(encoder.encode(text));
          return controller.close();
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
  });
}

export type LlmsSection = { title: string; links: { name: string; path: string; note?: string | null }[] };

/** llms.txt: a description of the site and its main lists, as Markdown. Sections without links are left out. */
export function llmsText(brand: string, summary: string, languages: string, sections: LlmsSection[]): string {
  const lines = [`# ${plain(brand)}`, '', `> ${plain(summary)}`, '', languages];
  for (const { title, links } of sections) {
    if (links.length === 0) continue;
    lines.push('', `## ${plain(title)}`, '');
    for (const { name, path, note } of links) {
      lines.push(`- [${plain(name)}](${absoluteUrl(DEFAULT_LOCALE, path)})${note ? `: ${plain(note)}` : ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The feed and the sitemap, for machine readers. */
export const MACHINE_PATHS = { feed: FEED_PATH, sitemap: '/sitemap.xml' };

/** A name in one line without Markdown links, whatever the record contains. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>\\]/g, '\\$&')
    .trim();

/**
 * robots.txt: everything may be fetched except endpoints for scripts and the staff's area. Pages with noindex stay
 * open: a crawler must read them to see it.
 */
export function robotsText(site: string): string {
  const closed = Object.entries(ENDPOINTS).flatMap(([path, endpoint]) => (endpoint?.isOpen ? [] : endpointRoot(path)));
  const roots = new Set(closed);
  const shortest = [...roots].filter((root) => !roots.has(root.slice(0, -1))); // /gestion closes /gestion/
  return [
    'User-agent: *',
    'Allow: /',
    ...shortest.sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

const DAY_MS = 24 * 3_600_000;
/** The standard (RFC 9116) recommends less than a year. */
const VALID_DAYS = 180;

/** security.txt: the contact for vulnerability reports, by e-mail if configured, else the contact page. */
export function securityText(site: string, email: string | null, now: Date): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${(email && mailtoHref(email)) ?? `${site}/contacto`}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: es, ca, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}

import { DEFAULT_LOCALE } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';
import type { SitemapEntry } from './entry';

/** What the protocol allows in one file. */
export const LIMITS = { urls: 50_000, bytes: 50_000_000 };
type Limits = typeof LIMITS;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const HEAD = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const FOOT = '</urlset>\n';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text inside XML; signs that XML does not want (controls, halves of pairs) are left out. */
export const xmlText = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** A page as one `url` per language, each naming all of them. */
export function urlElements(entry: SitemapEntry): string[] {
  const { path, locales, images, lastModified } = entry;
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`;
  const standard = locales.includes(DEFAULT_LOCALE) ? [alternate('x-default', absoluteUrl(DEFAULT_LOCALE, path))] : [];
  const alternates = [...locales.map((locale) => alternate(locale, absoluteUrl(locale, path))), ...standard].join('');
  const shown = images.map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`).join('');
  const changed = lastModified ? `<lastmod>${xmlText(lastModified)}</lastmod>` : '';
  return locales.map(
    (locale) => `<url><loc>${xmlText(absoluteUrl(locale, path))}</loc>${changed}${alternates}${shown}</url>\n`,
  );
}

/** The `url` elements shared out over as many files as the protocol wants; without pages, none. */
export function* sitemapFiles(entries: SitemapEntry[], limits: Limits = LIMITS): Generator<string[]> {
  let file: string[] = [];
  let bytes = HEAD.length + FOOT.length;
  for (const entry of entries) {
    for (const element of urlElements(entry)) {
      const size = Buffer.byteLength(element);
      if (file.length > 0 && (file.length >= limits.urls || bytes + size > limits.bytes)) {
        yield file;
        file = [];
        bytes = HEAD.length + FOOT.length;
      }
      file.push(element);
      bytes += size;
    }
  }
  if (file.length > 0) yield file;
}

/** A file as it is sent, in pieces. */
export function* urlSet(elements: string[]): Generator<string> {
  yield HEAD;
  yield* elements;
  yield FOOT;
}

/** The index of all sitemaps. `files` are paths of this site. */
export function sitemapIndex(files: string[]): string {
  const members = files.map((file) => `<sitemap><loc>${xmlText(absoluteUrl(DEFAULT_LOCALE, file))}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${members.join('')}</sitemapindex>\n`;
}

/** The path of a file of a kind: the first has no number. */
export const sitemapPath = (kind: string, number: number): string =>
  `/sitemaps/${kind}${number === 1 ? '' : `-${number}`}.xml`;

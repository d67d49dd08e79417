import { escapeMarkup } from '../../escape-markup';
import { DEFAULT_LOCALE } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';
import type { SitemapEntry } from './entries';

/** Limits of one file: the protocol allows 50,000 addresses and 50 MB; smaller files are built and read faster. */
export const LIMITS = { urls: 10_000, bytes: 40_000_000 };
type Limits = typeof LIMITS;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const HEAD = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const FOOT = '</urlset>\n';

/** Text inside XML, without the characters XML forbids (controls, lone surrogates). */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu, ''));

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

/**
 * Distributes the pages over files; no pages yield no file. All languages of a page stay together, so that a file's end
 * is known without writing it.
 */
export function sitemapFiles(entries: SitemapEntry[], limits: Limits = LIMITS): SitemapEntry[][] {
  const files: SitemapEntry[][] = [];
  let urls = 0;
  let bytes = 0;
  for (const entry of entries) {
    const size = mostBytesOf(entry);
    urls += entry.locales.length;
    bytes += size;
    if (files.length === 0 || urls > limits.urls || bytes > limits.bytes) {
      files.push([]);
      urls = entry.locales.length;
      bytes = HEAD.length + FOOT.length + size;
    }
    files.at(-1)?.push(entry);
  }
  return files;
}

/** Upper bound for the elements of a page: every character of an address in its longest encoding. */
function mostBytesOf({ path, locales, images, lastModified }: SitemapEntry): number {
  const MAX_CHARACTER_LENGTH = 6;
  const AROUND = 120;
  const address = AROUND + (absoluteUrl(DEFAULT_LOCALE, path).length + 4) * MAX_CHARACTER_LENGTH;
  const shown = images.reduce((sum, image) => sum + AROUND + image.length * MAX_CHARACTER_LENGTH, 0);
  return locales.length * ((locales.length + 2) * address + shown + AROUND + (lastModified?.length ?? 0));
}

/** A sitemap file in pieces. */
export function* urlSet(entries: SitemapEntry[]): Generator<string> {
  yield HEAD;
  for (const entry of entries) yield* urlElements(entry);
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

import 'server-only';
import { LINK_SCHEMES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES, richTextAttributes } from '@clinic/contract/rich-text';
import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { isSitePath } from '@clinic/contract/web-links';
import sanitizeHtml from 'sanitize-html';
import { type RichText, sizedUrl, srcSetOf } from '@/lib/domain/media';
import { escapeMarkup } from '@/lib/escape-markup';
import { LOCALES, type Locale, localePath } from '@/lib/i18n/locales';
import { boundedCache } from '@/lib/state/bounded-cache';
import { processState } from '@/lib/state/process-state';
import { apiBase, isPublic, pictureUrl } from './addresses';

/** Texts of the page for content that cannot be embedded. `lang` is their language; the rich text may be in another. */
export type RichTextMessages = { lang: Locale; watchVideo: string };

/** Source of the text: the API, or the blog at an address, whose videos become links if there are messages. */
type Source = { locale: Locale; blogUrl?: string; messages?: RichTextMessages };

const VIDEO =
  /^(?:https?:)?\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i;
/** An address alone in its block: left by WordPress when it could not embed it. */
const BARE_ADDRESS = /(<(?:p|div)(?:\s[^>]*)?>)\s*(https?:\/\/[^\s<>"']+)\s*(?=<\/(?:p|div)>)/gi;

/**
 * Sanitises HTML of a record: the markup of contract/rich-text.ts, links within the site in the language of the page,
 * pictures through this site. Returns null if it is empty or an empty paragraph (docs/contract.md#empty-text).
 */
export function richText(html: string | null, source: Source): RichText | null {
  if (!html) return null;
  const { locale, blogUrl = '', messages } = source;
  const where = [apiBase().href, blogUrl, locale, messages?.lang ?? '', messages?.watchVideo ?? ''].join('\n');
  return cachedText('rich', `${where}\n${html}`, () => cleaned(html, source));
}

function cleaned(html: string, source: Source): RichText | null {
  const whole = source.blogUrl ? html.replace(BARE_ADDRESS, withLink) : html;
  const clean = withScrollingTables(sanitizeHtml(allowedMarkup(whole), optionsFor(source)).trim());
  const hasContent = /<img\b/.test(clean) || /\S/.test(clean.replace(/<[^>]*>/g, ''));
  return hasContent ? (clean as RichText) : null;
}

/**
 * Returns a title or HTML as one line of plain text: no tags, entities decoded, white space collapsed; null if empty.
 * Raised figures stay raised, deleted text is left out.
 */
export function plainText(html: string | null): string | null {
  if (!html) return null;
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim() || null; // most titles: no tags or entities
  return plainLines(html).join(' ') || null;
}

/** Leftovers such as [contact-form-7 id="12"] or [/caption]; plain brackets as in [sic] or [1] stay. */
export const withoutShortcodes = (html: string): string =>
  html.replace(/\[(?:\/[a-z][\w-]*|[a-z]\w*[-_][\w-]*(?:\s[^\]<]*)?|[a-z]\w*\s[^\]<]*=[^\]<]*)\/?\]/gi, '');

function optionsFor({ locale, blogUrl, messages }: Source): sanitizeHtml.IOptions {
  const base = blogUrl ? new URL(`${blogUrl}/`) : apiBase();
  return {
    allowedTags: Object.keys(RICH_TEXT_ELEMENTS),
    allowedAttributes: {
      ...richTextAttributes(),
      a: ['href', 'rel', 'target', 'class', 'lang'],
      ol: [...(RICH_TEXT_ELEMENTS.ol ?? []), 'class'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowedSchemesByTag: { a: [...LINK_SCHEMES] },
    allowProtocolRelative: false,
    transformTags: {
      ol: (_tag, { class: _given, ...attribs }) => {
        const [capital] = /^[AI]$/.exec(attribs.type ?? '') ?? [];
        return { tagName: 'ol', attribs: capital ? { ...attribs, class: capital } : attribs };
      },
      a: (_tag, attribs) => ({ tagName: 'a', attribs: linkAttributes(attribs.href, locale, blogUrl) }),
      img: (_tag, { src, alt, width, height }) => {
        const url = pictureUrl(src, base, blogUrl);
        // A picture that cannot be loaded is replaced by its alternative text.
        if (!url && alt?.trim()) return { tagName: 'em', attribs: { alt }, text: alt.trim() };
        return { tagName: 'img', attribs: pictureAttributes(url, { alt: alt ?? '', width, height }) };
      },
      iframe: (_tag, { src }) => videoLink(src, messages),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src && !attribs.alt?.trim(),
  };
}

/**
 * A picture of this site in the width of the text column. Only one with a known width gets a srcset: the browser
 * would display others too small.
 */
function pictureAttributes(url: string | null, given: Record<'alt' | 'width' | 'height', string | undefined>) {
  const shown = { ...given, loading: 'lazy', decoding: 'async' };
  const width = Number(given.width);
  if (!url || !(width > 0)) return present({ src: url && sizedUrl(url, 960), ...shown });
  const sizes = `min(92vw, 45rem, ${width}px)`;
  const srcset = srcSetOf(url, width > 640 ? [640, 960, 1280] : [320, 640], sizes);
  return present({ src: sizedUrl(url, 640), srcset, sizes: srcset && sizes, ...shown });
}

/** A link within the site carries the language; an external one gives the other page no access to this one. */
function linkAttributes(href: string | undefined, locale: Locale, blogUrl?: string): sanitizeHtml.Attributes {
  const address = href?.trim();
  if (!address) return {};
  if (/^https?:\/\//i.test(address)) return { href: address, rel: 'noopener noreferrer', target: '_blank' };
  // A root-relative link of a post points into the blog, in a record into this site. The embedded blog has no
  // own pages: its links refer to this site.
  if (!/^[/\\]/.test(address) || /^\/\/[^/\\]/.test(address)) return { href: address };
  if (!isSitePath(address)) return {};
  if (blogUrl && isPublic(blogUrl))
    return { href: `${new URL(blogUrl).origin}${address}`, rel: 'noopener noreferrer', target: '_blank' };
  return { href: sitePath(address, locale) };
}

function sitePath(path: string, locale: Locale): string {
  const hasLanguage = LOCALES.some((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  const isFile = /^\/(?:media|api)\//.test(path);
  return hasLanguage || isFile ? path : localePath(locale, path);
}

/**
 * Frames of other sites are not shown: the content policy refuses them, and the visitor has not consented. A YouTube
 * video becomes a link, others are left out.
 */
function videoLink(src: string | undefined, messages: RichTextMessages | undefined): sanitizeHtml.Tag {
  const id = VIDEO.exec(src ?? '')?.[1];
  if (!id || !messages) return { tagName: 'iframe', attribs: {} };
  const href = `https://www.youtube.com/watch?v=${id}`;
  const attribs = {
    class: 'video-link i-before i-video',
    lang: messages.lang,
    href,
    rel: 'noopener noreferrer',
    target: '_blank',
  };
  return { tagName: 'a', attribs, text: messages.watchVideo };
}

const withLink = (_whole: string, before: string, address: string): string =>
  before + (VIDEO.test(address) ? `<iframe src="${address}"></iframe>` : `<a href="${address}">${address}</a>`);

/** Wraps each table in a scrollable box that is reachable by keyboard and named by the table's caption. */
const withScrollingTables = (clean: string): string =>
  clean.replace(/<table>(?:\s*<caption>([\s\S]*?)<\/caption>)?|<\/table>/g, (tag, caption: string | undefined) => {
    if (tag === '</table>') return '</table></div>';
    const name = plainText(caption ?? null);
    const label = name ? ` role="region" aria-label="${escapeMarkup(name)}"` : '';
    return `<div class="table-scroll" tabindex="0"${label}>${tag}`;
  });

function present(attributes: Record<string, string | null | undefined>): sanitizeHtml.Attributes {
  const defined: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) if (typeof value === 'string') defined[name] = value;
  return defined;
}

/** In characters: some 30 MB at worst. */
const CAPACITY = 16_000_000;

/**
 * Memoizes `make` by its key: each render maps whole lists again, and their texts seldom change. `make` must depend on
 * nothing but the key.
 */
export function cachedText<T extends string | null>(name: string, key: string, make: () => T, capacity = CAPACITY): T {
  const cache = processState(`texts.${name}`, () => boundedCache<{ text: T }>(capacity));
  const known = cache.get(key);
  if (known) return known.text;
  const text = make();
  cache.set(key, { text }, { size: key.length + (text?.length ?? 0) });
  return text;
}

import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { RichText } from '@/lib/domain/media';
import { sizedUrl, srcSetOf } from '@/lib/domain/picture-sizes';
import { LOCALES, type Locale, localePath } from '@/lib/i18n/locales';
import { apiBase, isPublic, pictureUrl } from './addresses';
import { keptText } from './kept-texts';

/** Words of the page for what a text cannot show in place. `lang` is theirs; the text may be in another language. */
export type RichTextWords = { lang: Locale; watchVideo: string };

/** Where the text comes from: the API, or the blog at an address, whose videos are shown as links when there are words. */
type Source = { locale: Locale; blogUrl?: string; words?: RichTextWords };

const TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'img', 'figure'];
const TABLE_TAGS = ['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const VIDEO =
  /^(?:https?:)?\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i;
/** An address alone in its block: what WordPress leaves when it could not embed it. */
const BARE_ADDRESS = /(<(?:p|div)(?:\s[^>]*)?>)\s*(https?:\/\/[^\s<>"']+)\s*(?=<\/(?:p|div)>)/gi;

/**
 * HTML of a record made safe to set: an allow-list of tags, links within the site in the language of the page,
 * pictures through this site. Null for nothing to show: an empty paragraph counts as nothing (contract 5.17).
 */
export function richText(html: string | null, source: Source): RichText | null {
  if (!html) return null;
  const { locale, blogUrl = '', words } = source;
  const where = [apiBase().href, blogUrl, locale, words?.lang ?? '', words?.watchVideo ?? ''].join('\n');
  return keptText('rich', `${where}\n${html}`, () => cleaned(html, source));
}

function cleaned(html: string, source: Source): RichText | null {
  const whole = source.blogUrl ? html.replace(BARE_ADDRESS, withLink) : html;
  const clean = withScrollingTables(sanitizeHtml(whole, optionsFor(source)).trim());
  return /<img\b/.test(clean) || plainText(clean) ? (clean as RichText) : null;
}

/** The text of a title or of any HTML: tags out, entities read, white space joined; null when nothing is left. */
export function plainText(html: string | null): string | null {
  if (!html) return null;
  if (!/[<&]/.test(html)) return joined(html); // most titles: nothing to take out or to read
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/td)\b[^>]*>/gi, ' $&');
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const text = escaped
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return joined(text);
}

const joined = (text: string): string | null => text.replace(/[\s\u00a0]+/g, ' ').trim() || null;

/** Leftovers such as [contact-form-7 id="12"] or [/caption]; plain brackets as in [sic] or [1] stay. */
export const withoutShortcodes = (html: string): string =>
  html.replace(/\[(?:\/[a-z][\w-]*|[a-z]\w*[-_][\w-]*(?:\s[^\]<]*)?|[a-z]\w*\s[^\]<]*=[^\]<]*)\/?\]/gi, '');

function optionsFor({ locale, blogUrl, words }: Source): sanitizeHtml.IOptions {
  const base = blogUrl ? new URL(`${blogUrl}/`) : apiBase();
  const heading: sanitizeHtml.Transformer = (_tag, attribs) => ({ tagName: 'h2', attribs });
  // The content policy refuses pictures of other hosts: of a post only those that pass through this site are kept.
  const shownPicture = (src: string | undefined) => {
    const url = pictureUrl(src, base, blogUrl);
    return blogUrl && !url?.startsWith('/media/') ? null : url;
  };
  const lowHeading: sanitizeHtml.Transformer = (_tag, attribs) => ({ tagName: 'h4', attribs });
  return {
    allowedTags: [...TAGS, ...TABLE_TAGS],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'iframe'],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'class', 'lang'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: heading,
      h5: lowHeading,
      h6: lowHeading,
      b: 'strong',
      i: 'em',
      a: (_tag, attribs) => ({ tagName: 'a', attribs: linkAttributes(attribs.href, locale, blogUrl) }),
      img: (_tag, { src, alt, width, height }) => ({
        tagName: 'img',
        attribs: pictureAttributes(shownPicture(src), { alt: alt ?? '', width, height }),
      }),
      iframe: (_tag, { src }) => videoLink(src, words),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  };
}

/**
 * A picture of this site in the width of the text column. Only one that says how wide it is can offer a choice: the browser
 * would show another smaller than it is.
 */
function pictureAttributes(url: string | null, given: Record<'alt' | 'width' | 'height', string | undefined>) {
  const shown = { ...given, loading: 'lazy', decoding: 'async' };
  const width = Number(given.width);
  if (!url || !(width > 0)) return present({ src: url && sizedUrl(url, 960), ...shown });
  const sizes = `min(92vw, 45rem, ${width}px)`;
  const srcset = srcSetOf(url, width > 640 ? [640, 960, 1280] : [320, 640], sizes);
  return present({ src: sizedUrl(url, 640), srcset, sizes: srcset && sizes, ...shown });
}

/** A link into the site carries the language; one that leaves it gives the other page no hold on this one. */
function linkAttributes(href: string | undefined, locale: Locale, blogUrl?: string): sanitizeHtml.Attributes {
  const address = href?.trim();
  if (!address) return {};
  if (/^https?:\/\//i.test(address)) return { href: address, rel: 'noopener noreferrer', target: '_blank' };
  // A root-relative link of a post points into the blog, one of a record into this site. The embedded blog has no
  // pages of its own: its links mean this site.
  if (!address.startsWith('/') || address.startsWith('//')) return { href: address };
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
 * A frame of another site is not shown: the content policy refuses it, and nobody has agreed to it. A video of YouTube
 * becomes a link to it, anything else is left out.
 */
function videoLink(src: string | undefined, words: RichTextWords | undefined): sanitizeHtml.Tag {
  const id = VIDEO.exec(src ?? '')?.[1];
  if (!id || !words) return { tagName: 'iframe', attribs: {} };
  const href = `https://www.youtube.com/watch?v=${id}`;
  const attribs = { class: 'video-link i-video', lang: words.lang, href, rel: 'noopener noreferrer', target: '_blank' };
  return { tagName: 'a', attribs, text: words.watchVideo };
}

const withLink = (_whole: string, before: string, address: string): string =>
  before + (VIDEO.test(address) ? `<iframe src="${address}"></iframe>` : `<a href="${address}">${address}</a>`);

/** Each table in a box of its own that scrolls and can be reached by keyboard, called by the table's caption. */
const withScrollingTables = (clean: string): string =>
  clean.replace(/<table>(?:\s*<caption>([\s\S]*?)<\/caption>)?|<\/table>/g, (tag, caption: string | undefined) => {
    if (tag === '</table>') return '</table></div>';
    const name = plainText(caption ?? null)
      ?.replace(/&/g, '&amp;')
      .replace(/"/g, '&quot;')
      .replace(/</g, '&lt;');
    return `<div class="table-scroll" tabindex="0"${name ? ` role="region" aria-label="${name}"` : ''}>${tag}`;
  });

function present(attributes: Record<string, string | null | undefined>): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) if (typeof value === 'string') kept[name] = value;
  return kept;
}

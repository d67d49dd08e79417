import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { RichText } from '@/lib/domain/media';
import { LOCALES, type Locale, localePath } from '@/lib/i18n/locales';
import { apiBase, pictureUrl } from './addresses';

/** Where the text comes from: the API, or the blog at an address (which may also hold videos). */
type Source = { locale: Locale; blogUrl?: string };

const TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'img', 'figure'];
const TABLE_TAGS = ['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const VIDEO_HOST = 'www.youtube-nocookie.com';

/**
 * HTML of a record made safe to set: an allow-list of tags, links within the site in the language of the page,
 * pictures through this site. Null for nothing to show: an empty paragraph counts as nothing (contract 5.17).
 */
export function richText(html: string | null, source: Source): RichText | null {
  if (!html) return null;
  const clean = sanitizeHtml(html, optionsFor(source)).trim();
  const hasMedia = /<(?:img|iframe)\b/.test(clean);
  return hasMedia || plainText(clean) ? (clean as RichText) : null;
}

/** The text of a title or of any HTML: tags out, entities read, white space joined; null when nothing is left. */
export function plainText(html: string | null): string | null {
  if (!html) return null;
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/td)\b[^>]*>/gi, ' $&');
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const text = escaped
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return text.replace(/[\s\u00a0]+/g, ' ').trim() || null;
}

/** Leftovers such as [contact-form-7 id="12"] or [/caption]; plain brackets as in [sic] or [1] stay. */
export const withoutShortcodes = (html: string): string =>
  html.replace(/\[(?:\/[a-z][\w-]*|[a-z]\w*[-_][\w-]*(?:\s[^\]<]*)?|[a-z]\w*\s[^\]<]*=[^\]<]*)\/?\]/gi, '');

function optionsFor({ locale, blogUrl }: Source): sanitizeHtml.IOptions {
  const base = blogUrl ? new URL(`${blogUrl}/`) : apiBase();
  const heading: sanitizeHtml.Transformer = (_tag, attribs) => ({ tagName: 'h2', attribs });
  const lowHeading: sanitizeHtml.Transformer = (_tag, attribs) => ({ tagName: 'h4', attribs });
  return {
    allowedTags: [...TAGS, ...TABLE_TAGS, ...(blogUrl ? ['iframe'] : [])],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: [VIDEO_HOST],
    transformTags: {
      h1: heading,
      h5: lowHeading,
      h6: lowHeading,
      b: 'strong',
      i: 'em',
      a: (_tag, attribs) => ({ tagName: 'a', attribs: linkAttributes(attribs.href, locale, blogUrl) }),
      img: (_tag, { src, alt, width, height }) => ({
        tagName: 'img',
        attribs: present({ src: pictureUrl(src, base, blogUrl), alt: alt ?? '', width, height, loading: 'lazy' }),
      }),
      iframe: (_tag, { src, title, width, height }) => ({
        tagName: 'iframe',
        attribs: present({
          src: videoUrl(src),
          title: title || 'YouTube',
          width,
          height,
          allowfullscreen: '',
          loading: 'lazy',
        }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
  };
}

/** A link into the site carries the language; one that leaves it gives the other page no hold on this one. */
function linkAttributes(href: string | undefined, locale: Locale, blogUrl?: string): sanitizeHtml.Attributes {
  const address = href?.trim();
  if (!address) return {};
  if (/^https?:\/\//i.test(address)) return { href: address, rel: 'noopener noreferrer', target: '_blank' };
  // A root-relative link of a post points into the blog, one of a record into this site.
  if (!address.startsWith('/') || address.startsWith('//')) return { href: address };
  if (blogUrl) return { href: `${new URL(blogUrl).origin}${address}`, rel: 'noopener noreferrer', target: '_blank' };
  return { href: sitePath(address, locale) };
}

function sitePath(path: string, locale: Locale): string {
  const hasLanguage = LOCALES.some((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  const isFile = /^\/(?:media|api)\//.test(path);
  return hasLanguage || isFile ? path : localePath(locale, path);
}

function videoUrl(src: string | undefined): string | null {
  const id = /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]{6,20})/i.exec(
    src ?? '',
  )?.[1];
  return id ? `https://${VIDEO_HOST}/embed/${id}` : null;
}

function present(attributes: Record<string, string | null | undefined>): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) if (typeof value === 'string') kept[name] = value;
  return kept;
}

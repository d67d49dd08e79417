import type { Metadata } from 'next';
import { newsPath, type Post, type PostEntry, postPath } from '../domain/post';
import { siteUrl } from '../env';
import { DEFAULT_LOCALE, type Locale, localePath } from '../i18n/locales';
import { absoluteUrl } from './absolute';
import { pageMetadata } from './metadata';
import { xmlText } from './sitemap/xml';

/** The address of the feed of a language, without prefix. */
export const FEED_PATH = '/actualidad/feed.xml';

/** Link to the feed in the head of a page. */
export const feedLink = (locale: Locale): Record<string, string> => ({
  'application/rss+xml': absoluteUrl(locale, FEED_PATH),
});

type Channel = { locale: Locale; title: string; description: string; posts: PostEntry[] };

/**
 * The news as RSS 2.0, newest first. The posts are in Spanish in every language; the links lead to the language of the
 * feed. Posts that are not for search engines are left out.
 */
export function newsFeed({ locale, title, description, posts }: Channel): string {
  const shown = posts.filter(({ isIndexable }) => isIndexable);
  const [latest] = shown;
  const element = (name: string, text: string | null) => (text ? `<${name}>${xmlText(text)}</${name}>` : '');
  const items = shown.map((post) => {
    const link = absoluteUrl(locale, postPath(post.slug));
    return `<item>${element('title', post.title)}${element('link', link)}${element('description', post.excerpt)}<guid isPermaLink="true">${xmlText(link)}</guid>${element('pubDate', pubDate(post))}</item>\n`;
  });
  const self = `<atom:link rel="self" type="application/rss+xml" href="${xmlText(absoluteUrl(locale, FEED_PATH))}"/>`;
  const head = [
    element('title', title),
    element('link', absoluteUrl(locale, newsPath(1))),
    element('description', description),
    element('language', DEFAULT_LOCALE),
    element('lastBuildDate', latest ? pubDate(latest) : null),
    self,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}\n${items.join('')}</channel></rss>\n`;
}

/** Format of RFC 822. A post without a known instant is dated by its day. */
const pubDate = ({ publishedAt, dateIso }: PostEntry): string => new Date(publishedAt ?? dateIso).toUTCString();

/**
 * The head of an article (M84): the texts the blog provides, the addresses of this site. The blog's other
 * tags are in `PostHeadTags`.
 * @param card the address of the picture that stands in for a post without one
 */
export function articleMetadata(locale: Locale, post: Post, card: string): Metadata {
  const path = postPath(post.slug);
  const { title, description, isIndexable, meta } = post.head;
  const seo = { title, description, isIndexable };
  const page = pageMetadata({
    locale,
    path,
    seo,
    fallback: { title: post.title, description: post.excerpt },
    types: feedLink(locale),
  });
  const messages = { title: title ?? post.title, description: page.description ?? undefined };
  const images = post.picture
    ? [{ ...(size(post.picture) ?? {}), url: siteUrl() + post.picture.url, alt: post.picture.alt ?? '' }]
    : [{ url: siteUrl() + card, width: 1200, height: 630, alt: post.title }];
  const shape =
    meta.find(({ key }) => key === 'twitter:card')?.content === 'summary' ? 'summary' : 'summary_large_image';
  return {
    ...page,
    openGraph: { ...messages, images, url: siteUrl() + localePath(locale, path), locale: 'es_ES' },
    twitter: { ...messages, images, card: shape },
  };
}

const size = ({ width, height }: NonNullable<Post['picture']>) => (width && height ? { width, height } : null);

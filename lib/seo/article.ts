import type { Metadata } from 'next';
import { postPath } from '../domain/news-pages';
import type { Post } from '../domain/post';
import { siteUrl } from '../env';
import { type Locale, localePath } from '../i18n/locales';
import { feedLink } from './feed';
import { pageMetadata } from './metadata';

/**
 * The head of an article (M84): the words the blog wants, the addresses of this site. What else the blog
 * wants is in `PostHeadTags`.
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

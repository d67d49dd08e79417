import type { Metadata } from 'next';
import { postPath } from '../domain/news-pages';
import type { Post } from '../domain/post';
import { siteUrl } from '../env';
import { type Locale, localePath } from '../i18n/locales';
import { feedLink } from './feed';
import { pageMetadata } from './metadata';

/**
 * The head of an article (checklist M84): the words the blog wants, the addresses of this site. What else the blog
 * wants is in `PostHeadTags`.
 */
export function articleMetadata(locale: Locale, post: Post): Metadata {
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
  const words = { title: title ?? post.title, description: page.description ?? undefined };
  const images = post.picture
    ? [{ ...(size(post.picture) ?? {}), url: siteUrl() + post.picture.url, alt: post.pictureAlt ?? '' }]
    : [];
  const card =
    meta.find(({ key }) => key === 'twitter:card')?.content === 'summary' ? 'summary' : 'summary_large_image';
  return {
    ...page,
    openGraph: { ...words, images, url: siteUrl() + localePath(locale, path), locale: 'es_ES' },
    twitter: { ...words, images, card: images.length > 0 ? card : 'summary' },
  };
}

const size = ({ width, height }: NonNullable<Post['picture']>) => (width && height ? { width, height } : null);

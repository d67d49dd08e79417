import type { NewsArticleLeaf } from 'schema-dts';
import { postPath } from '../../domain/news-pages';
import type { Post } from '../../domain/post';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';
import { publisherData } from './organization';

const NEWS_ARTICLE = /"@type":(?:\[[^\]]*)?"NewsArticle"/;

/**
 * An article of the news. None when the blog's own description, which is in the head too (M84), says all that
 * already. Its words are Spanish in every language of the page.
 */
export function articleData(locale: Locale, post: Post): NewsArticleLeaf[] {
  if (post.head.jsonLd && NEWS_ARTICLE.test(post.head.jsonLd)) return [];
  const name = (key: string) => post.head.meta.find((meta) => meta.key === key)?.content;
  return [
    {
      '@type': 'NewsArticle',
      headline: post.title,
      url: absoluteUrl(locale, postPath(post.slug)),
      datePublished: name('article:published_time') ?? post.dateIso,
      dateModified: name('article:modified_time'),
      inLanguage: DEFAULT_LOCALE,
      description: post.head.description ?? post.excerpt ?? undefined,
      image: absolutePicture(post.picture),
      publisher: publisherData(),
    },
  ];
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsList } from '@/components/news/news-list';
import { listPosts } from '@/lib/blog/blog';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { getPage, listPages as listContentPages } from '@/lib/catalogue/pages';
import { furtherPages } from '@/lib/domain/page';
import { MOST_NEWS, newsPage, newsPath } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { feedLink } from '@/lib/seo/feed';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { listPages } from '../list-pages';

/** Of addresses; also while the blog does not answer, and every number would be shown without news. */
const MOST_PAGES = 99;

/** Null when the blog or its address could not be read: the page is then shown without news. */
const readPosts = (locale: Locale) =>
  optional(
    getConfiguration(locale).then((configuration) => listPosts(configuration, MOST_NEWS)),
    null,
  );

/** From the page record `actualidad` (M83), with its neighbours. */
async function newsHead(locale: Locale, number: number): Promise<Metadata | null> {
  const [page, posts, t, pages] = await Promise.all([
    optional(getPage(locale, 'actualidad'), null),
    readPosts(locale),
    getTranslations('NewsList'),
    getTranslations('PageLinks'),
  ]);
  const news = newsPage(posts ?? [], number);
  if ((posts && !news) || number > MOST_PAGES) return null;
  const seo = page?.seo ?? OPEN_SEO;
  const name = seo.title ?? page?.name ?? t('title');
  const title = number === 1 ? name : pages('titleOfPage', { title: name, number });
  // Without a description or text of the record, the titles shown are the best description.
  const description = plainText(page?.content ?? '') ?? news?.posts.map((post) => post.title).join(' · ');
  const to = (other: number) => localePath(locale, newsPath(other));
  return {
    ...pageMetadata({
      locale,
      path: newsPath(number),
      // A page without its news must not be indexed.
      seo: { ...seo, title, isIndexable: seo.isIndexable && posts !== null },
      fallback: { title, description },
      types: feedLink(locale),
    }),
    pagination: {
      previous: number > 1 ? to(number - 1) : null,
      next: news && number < news.count ? to(number + 1) : null,
    },
  };
}

async function newsContent(locale: Locale, number: number) {
  const [page, posts, pages] = await Promise.all([
    optional(getPage(locale, 'actualidad'), null),
    readPosts(locale),
    number === 1 ? optional(listContentPages(locale), []) : [],
  ]);
  const news = posts && newsPage(posts, number);
  if ((posts && !news) || number > MOST_PAGES) return null;
  return <NewsList {...{ locale, page, news }} furtherPages={furtherPages(pages)} />;
}

/** The news; a page beyond the last is absent, one of a blog that does not answer says so. */
export const NEWS_PAGES = listPages({ pathOf: newsPath, head: newsHead, load: newsContent });

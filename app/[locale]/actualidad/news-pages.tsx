import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { newsCards } from '@/components/news/news-card';
import { NewsGrid, NewsLead } from '@/components/news/news-cards';
import { RelatedLinks } from '@/components/shared/related-links';
import { LinkPair } from '@/components/ui/link-pair';
import { Motif } from '@/components/ui/motif/motif';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { listPosts } from '@/lib/blog/blog';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { getPage, listPages as listContentPages } from '@/lib/catalogue/pages';
import { type ContentPage, furtherPages } from '@/lib/domain/page';
import { MAX_NEWS, type NewsPage, newsPage, newsPath } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { feedLink } from '@/lib/seo/feed';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { listPages } from '../list-pages';

/**
 * The highest page number in an address, also while the blog is down: otherwise every number would be a page without
 * news.
 */
const MAX_PAGES = 99;

/** Null when the blog or its address could not be read: the page is then shown without news. */
const readPosts = (locale: Locale) =>
  optional(
    getConfiguration(locale).then((configuration) => listPosts(configuration, MAX_NEWS)),
    null,
  );

/** The head of the page record `actualidad` (M83), with links to the neighbouring pages. */
async function newsHead(locale: Locale, number: number): Promise<Metadata | null> {
  const [page, posts, t, pages] = await Promise.all([
    optional(getPage(locale, 'actualidad'), null),
    readPosts(locale),
    getTranslations('NewsList'),
    getTranslations('PageLinks'),
  ]);
  const news = newsPage(posts ?? [], number);
  if ((posts && !news) || number > MAX_PAGES) return null;
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
  if ((posts && !news) || number > MAX_PAGES) return null;
  return <NewsList {...{ locale, page, news }} furtherPages={furtherPages(pages)} />;
}

/** The news. A page beyond the last is absent; without a response of the blog, the page says so. */
export const NEWS_PAGES = listPages({ pathOf: newsPath, head: newsHead, load: newsContent });

const LATEST_LIST_LENGTH = 5; // with the lead story they fill the first screen; the other 18 cards fill rows of three

type Props = {
  locale: Locale;
  /** The page record `actualidad`, or null. */
  page: ContentPage | null;
  /** Null when the blog could not be read. */
  news: NewsPage | null;
  /** Content pages without any other link. */
  furtherPages: ContentPage[];
};

/** The news of the blog, newest first (M83). */
async function NewsList({ locale, page, news, furtherPages }: Props) {
  const [t, on, pages, names, cards] = await Promise.all([
    getTranslations('NewsList'),
    getTranslations('RelatedLinks'),
    getTranslations('PageLinks'),
    textsOf('NewsPages'),
    newsCards(locale, news?.posts ?? []),
  ]);
  const isFirst = !news || news.number === 1;
  const name = page?.name ?? t('title');
  const [lead, ...others] = isFirst ? cards : [];
  return (
    <div data-service="genetica">
      <Breadcrumbs
        locale={locale}
        trail={isFirst ? [] : [{ name, path: '/actualidad' }]}
        current={isFirst ? name : pages('page', { number: news.number })}
      />
      <div className="wrap grid gap-10 pt-8 pb-16">
        <div className="stack">
          <h1 className="text-4xl">{isFirst ? name : pages('titleOfPage', { title: name, number: news.number })}</h1>
          {isFirst && page?.seo.description && <p className="lead">{page.seo.description}</p>}
        </div>
        {lead && <NewsLead lead={lead} others={others.slice(0, LATEST_LIST_LENGTH)} />}
        {cards.length === 0 && <NoNews locale={locale} isUnreadable={!news} />}
        <NewsGrid cards={lead ? others.slice(LATEST_LIST_LENGTH) : cards} heading="h2" />
        {news && (
          <PageLinks
            {...{ number: news.number, count: news.count, names }}
            href={(to) => localePath(locale, newsPath(to))}
          />
        )}
        {isFirst && page?.content && <RichContent html={page.content} className="news-about" />}
      </div>
      <RelatedLinks
        title={on('more')}
        groups={[
          { title: on('pages'), links: furtherPages.map(({ key, name }) => [name, localePath(locale, `/${key}`)]) },
        ]}
      />
    </div>
  );
}

/** A sentence and links, for an empty or unreachable blog. */
async function NoNews({ locale, isUnreadable }: { locale: Locale; isUnreadable: boolean }) {
  const t = await getTranslations('NewsList');
  return (
    <div className="stack">
      <Motif
        service="genetica"
        seed="actualidad"
        variant="outline"
        cols={12}
        rows={3}
        className="h-30 w-full max-w-md"
      />
      <p className="lead">{t(isUnreadable ? 'unreadable' : 'empty')}</p>
      <LinkPair
        links={[
          [localePath(locale, '/'), t('home')],
          [localePath(locale, '/contacto'), t('contact')],
        ]}
      />
    </div>
  );
}

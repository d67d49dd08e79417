import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { NewsList } from '@/components/news/news-list';
import { listPosts } from '@/lib/api/blog';
import { getConfiguration } from '@/lib/api/configuration';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { MOST_NEWS, newsPage, newsPath } from '@/lib/domain/news-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { feedLink } from '@/lib/seo/feed';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

const OPEN_SEO = { title: null, description: null, isIndexable: true };

/** The news never take the page down: null when the blog, or where it is, could not be read. */
const readPosts = (locale: Locale) =>
  optional(
    getConfiguration(locale).then((configuration) => listPosts(configuration, MOST_NEWS)),
    null,
  );

/** The head of a page of the news, from the page record `actualidad` (checklist M83), with its neighbours. */
export function newsMetadata(locale: Locale, number: number): Promise<Metadata> {
  return metadataOf(async () => {
    const [page, posts, t] = await Promise.all([
      optional(getPage(locale, 'actualidad'), null),
      readPosts(locale),
      getTranslations('NewsList'),
    ]);
    const news = newsPage(posts ?? [], number);
    if (posts && !news) return null;
    const seo = page?.seo ?? OPEN_SEO;
    const name = seo.title ?? page?.name ?? t('title');
    const title = number === 1 ? name : t('titleOfPage', { title: name, number });
    // Without words for the head or of its own, what the page shows says best what it is.
    const description = plainText(page?.content ?? '') ?? news?.posts.map((post) => post.title).join(' · ');
    const to = (other: number) => localePath(locale, newsPath(other));
    return {
      ...pageMetadata({
        locale,
        path: newsPath(number),
        seo: { ...seo, title },
        fallback: { title, description },
        types: feedLink(locale),
      }),
      pagination: {
        previous: number > 1 ? to(number - 1) : null,
        next: news && number < news.count ? to(number + 1) : null,
      },
    };
  });
}

/** A page of the news; one beyond the last is absent, one of a blog that does not answer says so. */
export async function NewsRoute({ locale, number }: { locale: Locale; number: number }) {
  return (
    <Outcome
      shell={await getShell(locale)}
      path={newsPath(number)}
      load={() => newsContent(locale, number)}
      social={socialTags(newsMetadata(locale, number), { locale, path: newsPath(number) })}
    />
  );
}

async function newsContent(locale: Locale, number: number) {
  const [page, posts] = await Promise.all([optional(getPage(locale, 'actualidad'), null), readPosts(locale)]);
  const news = posts && newsPage(posts, number);
  if (posts && !news) return null;
  return <NewsList locale={locale} page={page} news={news} />;
}

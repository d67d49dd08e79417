import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LeadOn } from '@/components/shared/lead-on';
import { Motif } from '@/components/ui/motif/motif';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { WaysOn } from '@/components/ui/ways-on';
import type { ContentPage } from '@/lib/domain/page';
import { type NewsPage, newsPath } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { newsCards } from './news-card';
import { NewsGrid } from './news-cards';
import { NewsLead } from './news-lead';

const LIST_BESIDE = 5; // with the lead story they fill the first screen, and 18 cards are left for rows of three

type Props = {
  locale: Locale;
  /** The page record `actualidad`; null when there is none. */
  page: ContentPage | null;
  /** Null when the blog could not be read. */
  news: NewsPage | null;
  /** Content pages that nothing else leads to. */
  furtherPages: ContentPage[];
};

/** The news of the blog, newest first (M83). */
export async function NewsList({ locale, page, news, furtherPages }: Props) {
  const [t, on, pages, names, cards] = await Promise.all([
    getTranslations('NewsList'),
    getTranslations('LeadOn'),
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
        {lead && <NewsLead lead={lead} others={others.slice(0, LIST_BESIDE)} />}
        {cards.length === 0 && <NoNews locale={locale} isUnreadable={!news} />}
        <NewsGrid cards={lead ? others.slice(LIST_BESIDE) : cards} heading="h2" />
        {news && (
          <PageLinks
            {...{ number: news.number, count: news.count, names }}
            href={(to) => localePath(locale, newsPath(to))}
          />
        )}
        {isFirst && page?.content && <RichContent html={page.content} className="news-about" />}
      </div>
      <LeadOn
        title={on('more')}
        groups={[
          { title: on('pages'), links: furtherPages.map(({ key, name }) => [name, localePath(locale, `/${key}`)]) },
        ]}
      />
    </div>
  );
}

/** For an empty or unreachable blog: a sentence and links. */
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
      <WaysOn
        ways={[
          [localePath(locale, '/'), t('home')],
          [localePath(locale, '/contacto'), t('contact')],
        ]}
      />
    </div>
  );
}

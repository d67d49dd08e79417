import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Motif } from '@/components/motif/motif';
import { RichContent } from '@/components/ui/rich-content';
import type { NewsPage } from '@/lib/domain/news-pages';
import type { ContentPage } from '@/lib/domain/page';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { newsCards } from './news-card';
import { NewsFront } from './news-front';
import { NewsGrid } from './news-grid';
import { NewsPages } from './news-pages';

const LIST_BESIDE = 5; // with the lead story they fill the first screen, and 18 cards are left for rows of three

type Props = {
  locale: Locale;
  /** The page record `actualidad`; null when there is none. */
  page: ContentPage | null;
  /** Null when the blog could not be read. */
  news: NewsPage | null;
};

/** The news of the blog, newest first (checklist M83). */
export async function NewsList({ locale, page, news }: Props) {
  const t = await getTranslations('NewsList');
  const cards = await newsCards(locale, news?.posts ?? []);
  const isFirst = !news || news.number === 1;
  const name = page?.name ?? t('title');
  const [lead, ...others] = isFirst ? cards : [];
  return (
    <div data-service="genetica">
      <Breadcrumbs
        locale={locale}
        trail={isFirst ? [] : [{ name, path: '/actualidad' }]}
        current={isFirst ? name : t('page', { number: news.number })}
      />
      <div className="wrap grid gap-10 pt-8 pb-16">
        <div className="stack">
          <h1 className="text-4xl">{isFirst ? name : t('titleOfPage', { title: name, number: news.number })}</h1>
          {isFirst && page?.seo.description && <p className="lead">{page.seo.description}</p>}
        </div>
        {lead && <NewsFront lead={lead} others={others.slice(0, LIST_BESIDE)} />}
        {cards.length === 0 && <NoNews locale={locale} isUnreadable={!news} />}
        <NewsGrid cards={lead ? others.slice(LIST_BESIDE) : cards} heading="h2" />
        {news && <NewsPages locale={locale} number={news.number} count={news.count} />}
        {isFirst && page?.content && <RichContent html={page.content} className="news-about" />}
      </div>
    </div>
  );
}

/** Nothing to list, or a blog that does not answer: a sentence and ways on. */
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
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={localePath(locale, '/')}>
          {t('home')}
        </a>
        <a className="btn btn-line" href={localePath(locale, '/contacto')}>
          {t('contact')}
        </a>
      </p>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { countResults, type SearchResults, type SearchView } from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';
import { BestSection } from './best-section';
import { IncompleteNote } from './incomplete-note';
import { NoResults } from './no-results';
import { PopularLinks } from './popular-links';
import { ResultFilter } from './result-filter';
import { ResultHints } from './result-hints';
import { ResultSections } from './result-sections';
import { SearchForm } from './search-form';

type Props = {
  locale: Locale;
  /** What was searched; empty: nothing yet. */
  text: string;
  view: SearchView;
  /** Null when nothing was searched. */
  results: SearchResults | null;
  /** Words that others look for. */
  popular: string[];
};

/** The results page: the field again, what was found, or what else to try (M76 to M79). */
export function SearchResultsDetail({ locale, text, view, results, popular }: Props) {
  const t = useTranslations('SearchResults');
  const counts = results && countResults(results);
  const hasNone = counts?.todo === 0 && !results?.isIncomplete;
  const title = !counts ? t('invitation') : t(hasNone ? 'titleNone' : 'title');
  const form = <SearchForm locale={locale} text={text} label={t('label')} submit={t('submit')} />;
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <div className="bg-mist">
        <div className="wrap stack py-8 lg:py-12">
          {results && form}
          <h1 className="text-4xl">
            {title} {counts && <span className="searched">{t('quoted', { query: text })}</span>}
          </h1>
          {!results && <p className="lead">{t('invitationText')}</p>}
          {!results && form}
          {results && counts && (
            <ResultHints locale={locale} meant={results.meant} foundIn={results.foundIn} hasResults={counts.todo > 0} />
          )}
        </div>
      </div>
      <div className="wrap grid gap-8 py-8 lg:py-12">
        {results?.isIncomplete && <IncompleteNote {...{ locale, text, view }} />}
        {!results || !counts ? (
          <PopularLinks locale={locale} searches={popular} />
        ) : hasNone ? (
          <NoResults locale={locale} popular={popular} />
        ) : (
          counts.todo > 0 && <Found {...{ locale, text, view, results, counts }} />
        )}
      </div>
    </>
  );
}

type FoundProps = Omit<Props, 'results' | 'popular'> & { results: SearchResults; counts: Record<SearchView, number> };

function Found({ locale, text, view, results, counts }: FoundProps) {
  const t = useTranslations('SearchResults');
  return (
    <div className="grid gap-12">
      <div className="stack">
        <ResultFilter locale={locale} text={text} view={view} counts={counts} />
        <p className="muted">{t('count', { count: counts[view] })}</p>
      </div>
      {view === 'todo' && <BestSection locale={locale} results={results} />}
      {counts[view] > 0 ? (
        <ResultSections locale={locale} text={text} results={results} view={view} />
      ) : (
        <p>
          {t('noneOfKind')}{' '}
          <a className="link" href={localePath(locale, resultsPath(text))}>
            {t('seeAll')}
          </a>
        </p>
      )}
    </div>
  );
}

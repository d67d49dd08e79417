import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CallLine } from '@/components/layout/call-line';
import { BestSection } from '@/components/search/best-section';
import { NoResults, PopularLinks } from '@/components/search/no-results';
import type { FoundHours } from '@/components/search/result-lists';
import { ResultSections } from '@/components/search/result-sections';
import { Icon } from '@/components/ui/icon';
import { SearchInput } from '@/components/ui/search-input';
import { countResults, SEARCH_VIEWS, type SearchResults, type SearchView } from '@/lib/domain/search';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';

type Props = {
  locale: Locale;
  /** The search text; '' before the first search. */
  text: string;
  view: SearchView;
  /** Null before a search. */
  results: SearchResults | null;
  /** Popular searches. */
  popular: string[];
  /** The first free hours of the results. */
  hours: FoundHours;
};

/** The results page: the search field, the results, or other suggestions (M76 to M79). */
export function SearchResultsDetail({ locale, text, view, results, popular, hours }: Props) {
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
          counts.todo > 0 && <Found {...{ locale, text, view, results, counts, hours }} />
        )}
      </div>
    </>
  );
}

type FoundProps = Omit<Props, 'results' | 'popular'> & { results: SearchResults; counts: Record<SearchView, number> };

function Found({ locale, text, view, results, counts, hours }: FoundProps) {
  const t = useTranslations('SearchResults');
  return (
    <div className="grid gap-12">
      <div className="stack">
        <ResultFilter locale={locale} text={text} view={view} counts={counts} />
        <p className="muted">{t('count', { count: counts[view] })}</p>
      </div>
      {view === 'todo' && <BestSection {...{ locale, results, hours }} />}
      {counts[view] > 0 ? (
        <ResultSections {...{ locale, text, results, view, hours }} />
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

type NoteProps = { locale: Locale; text: string; view: SearchView };

/** Says that a part of the search has failed and there may be more results, with a button to search again (M77). */
async function IncompleteNote({ locale, text, view }: NoteProps) {
  const t = await getTranslations('SearchPanel');
  return (
    <div className="error-panel grid justify-items-start gap-4" role="status">
      <p>{t('incomplete')}</p>
      <a className="btn btn-line" href={localePath(locale, resultsPath(text, view))}>
        {t('retry')}
      </a>
      <CallLine text={t('call')} className="font-normal text-ink" />
    </div>
  );
}

type HintsProps = { locale: Locale; meant: string | null; foundIn: Locale | null; hasResults: boolean };

/** A link to the corrected search, and a note when words of another language found the results. */
function ResultHints({ locale, meant, foundIn, hasResults }: HintsProps) {
  const t = useTranslations('SearchPanel');
  const [before, after] = String(t.raw(hasResults ? 'instead' : 'meant')).split('{text}');
  return (
    <>
      {meant && (
        <p className="lead">
          {before}
          <a className="link" href={localePath(locale, resultsPath(meant))}>
            {meant}
          </a>
          {after}
        </p>
      )}
      {foundIn && <p className="lead">{t(`foundIn.${foundIn}`)}</p>}
    </>
  );
}

type FormProps = { locale: Locale; text: string; label: string; submit: string };

/** Leads to the results page with the text in the address; needs no script (M30). */
function SearchForm({ locale, text, label, submit }: FormProps) {
  return (
    <search>
      <form className="search-form" method="get" action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="q">{label}</label>
        <div className="search-field">
          <Icon name="search" />
          <SearchInput id="q" defaultValue={text} />
          <button type="submit" className="btn btn-primary">
            {submit}
          </button>
        </div>
      </form>
    </search>
  );
}

type ResultFilterProps = { locale: Locale; text: string; view: SearchView; counts: Record<SearchView, number> };

/** A filter by kind, or all (M78). Each choice has an address. A kind without results stays and says so. */
function ResultFilter({ locale, text, view, counts }: ResultFilterProps) {
  const t = useTranslations('SearchResults');
  return (
    <nav aria-label={t('filter')} className="found-kinds no-print">
      <ul className="chips">
        {SEARCH_VIEWS.map((one) => (
          <li key={one}>
            <a
              className={counts[one] === 0 ? 'chip chip-empty' : 'chip'}
              href={localePath(locale, resultsPath(text, one))}
              aria-current={one === view ? 'true' : undefined}
            >
              {t(one)} <span>{counts[one]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { SearchResultsDetail } from '@/components/search/search-results-detail';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { searchCatalogue } from '@/lib/api/search';
import { getShell } from '@/lib/api/shell';
import { type SearchView, searchViewOf, toSearchText } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { resultsPath } from '@/lib/i18n/search-links';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

/** The text is read on the server, so that results are in the document (checklist M76). */
export const dynamic = 'force-dynamic';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

const KEY = 'resultados-busqueda';
const NO_SEO = { title: null, description: null, isIndexable: false };

/** Results are never indexed, whatever the record says; the links in them are followed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getTranslations({ locale, namespace: 'SearchResults' }),
    ]);
    const seo = { ...(page?.seo ?? NO_SEO), isIndexable: false };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('title') } });
  });
}

export default async function SearchResultsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const query = await searchParams;
  const text = toSearchText(firstOf(query.q) ?? '');
  const view = searchViewOf(firstOf(query.ver));
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={resultsPath(text, view)} load={() => results(locale, text, view)} />;
}

async function results(locale: Locale, text: string, view: SearchView) {
  const found = text === '' ? null : await searchCatalogue(locale, text);
  return <SearchResultsDetail locale={locale} text={text} view={view} results={found} />;
}

const firstOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import type { FoundHours } from '@/components/search/result-lists';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getPage } from '@/lib/catalogue/pages';
import { popularSearches, searchCatalogue } from '@/lib/catalogue/search';
import { getShell } from '@/lib/catalogue/shell';
import { earliestById, type FirstHourKind } from '@/lib/domain/appointment/first-hour';
import { type SearchResults, type SearchView, searchViewOf, toSearchText } from '@/lib/domain/search';
import type { Query } from '@/lib/i18n/directory-address';
import { type ShownHour, shownHour } from '@/lib/i18n/first-hour';
import { firstValue } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { resultPaths, resultsPath } from '@/lib/i18n/search-links';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { SearchResultsDetail } from './search-results-detail';

/** The text is read on the server, so that results are in the document (M76). */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

const KEY = 'resultados-busqueda';

/**
 * Search results are never indexed, whatever the record says, because the search text is in the title. Linked pages
 * receive no referrer, because the text may be about somebody's health.
 */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const { text } = askedBy(await searchParams);
  return metadataOf(async () => {
    const [page, t] = await Promise.all([
      optional(getPage(locale, KEY), null),
      getTranslations({ locale, namespace: 'SearchResults' }),
    ]);
    const own = page?.seo ?? OPEN_SEO;
    const title = own.title ?? t('title');
    const seo = { ...own, title: text === '' ? title : t('pageTitle', { query: text, title }) };
    return { ...pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title } }), referrer: 'strict-origin' };
  });
}

export default async function SearchResultsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { text, view } = askedBy(await searchParams);
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={resultsPath(text, view)} load={() => results(locale, text, view)} />;
}

async function results(locale: Locale, text: string, view: SearchView) {
  const found = text === '' ? null : await searchCatalogue(locale, text, (await headers()).get('x-forwarded-for'));
  const hours = found ? await hoursOf(locale, found) : new Map();
  return <SearchResultsDetail {...{ locale, text, view, hours }} results={found} popular={popularSearches(locale)} />;
}

/** The first free hours of the found doctors, specialities and tests. */
async function hoursOf(locale: Locale, { doctors, specialities, tests }: SearchResults): Promise<FoundHours> {
  const clinics = await optional(listOwnClinics(locale), []);
  const read = async <T extends { id: string }>(kind: FirstHourKind, found: T[], pathOf: (one: T) => string | null) => {
    const firstOf = earliestById(await listFirstHours(locale, { kind, ids: found.map(({ id }) => id) }));
    return found.flatMap((one): [string, ShownHour][] => {
      const from = pathOf(one);
      const shown = from === null ? null : shownHour(locale, firstOf.get(one.id), { from, clinics });
      return shown ? [[`${kind} ${one.id}`, shown]] : [];
    });
  };
  const every = await Promise.all([
    read('doctor', doctors, resultPaths.doctor),
    read('speciality', specialities, resultPaths.speciality),
    read('test', tests, resultPaths.test),
  ]);
  return new Map(every.flat());
}

const askedBy = ({ q, ver }: Query) => ({
  text: toSearchText(firstValue(q) ?? ''),
  view: searchViewOf(firstValue(ver)),
});

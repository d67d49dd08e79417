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
import { listSpecialities } from '@/lib/catalogue/specialities';
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

/** The first free hours of the found doctors, specialities, tests and clinics; a clinic's names its speciality. */
async function hoursOf(locale: Locale, found: SearchResults): Promise<FoundHours> {
  const [clinics, specialities] = await Promise.all([
    optional(listOwnClinics(locale), []),
    found.clinics.length > 0 ? optional(listSpecialities(locale), []) : [],
  ]);
  const read = async <T extends { id: string }>(kind: FirstHourKind, list: T[], pathOf: (one: T) => string | null) => {
    const firstOf = earliestById(await listFirstHours(locale, { kind, ids: list.map(({ id }) => id) }));
    const named = kind === 'clinic' ? { clinics: [], specialities } : { clinics };
    return list.flatMap((one): [string, ShownHour][] => {
      const from = pathOf(one);
      const shown = from === null ? null : shownHour(locale, firstOf.get(one.id), { from, ...named });
      return shown ? [[`${kind} ${one.id}`, shown]] : [];
    });
  };
  const every = await Promise.all([
    read('doctor', found.doctors, resultPaths.doctor),
    read('speciality', found.specialities, resultPaths.speciality),
    read('test', found.tests, resultPaths.test),
    read('clinic', found.clinics, resultPaths.clinic),
  ]);
  return new Map(every.flat());
}

const askedBy = ({ q, ver }: Query) => ({
  text: toSearchText(firstValue(q) ?? ''),
  view: searchViewOf(firstValue(ver)),
});

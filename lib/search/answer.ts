import { NOTHING_FOUND, type SearchResults, type UpstreamResults } from '../domain/search';
import type { Locale } from '../i18n/locales';
import { bestResultOf, hasPath, type SearchHit } from './records';

/** A find with its points: more points mean a better match. */
export type Pointed = { find: SearchHit; points: number };

const MAX_PER_LIST = 24;
const MAX_BEST_RESULTS = 5;
/** Minimum points of a best result, as a share of the highest points. */
const MIN_SHARE = 0.35;

/**
 * Limits ranked finds to those a response can show: of each kind as many as its list holds, and as many with a page as
 * there are best ones.
 */
export function limitHits<T>(ranked: T[], findOf: (one: T) => { kind: SearchHit['kind']; hasPath: boolean }): T[] {
  const counts = new Map<SearchHit['kind'], { all: number; paged: number }>();
  return ranked.filter((one) => {
    const find = findOf(one);
    const count = counts.get(find.kind) ?? { all: 0, paged: 0 };
    if (count.all >= MAX_PER_LIST && (count.paged >= MAX_BEST_RESULTS || !find.hasPath)) return false;
    counts.set(find.kind, { all: count.all + 1, paged: count.paged + (find.hasPath ? 1 : 0) });
    return true;
  });
}

/** Sorts finds into the lists of results, best first, and selects the best of all. */
export function listsOf(pointed: Pointed[], locale: Locale): SearchResults {
  const ranked = pointed.toSorted((a, b) => b.points - a.points);
  const sorted = ranked.map(({ find }) => find);
  const list = <K extends SearchHit['kind']>(kind: K) =>
    sorted
      .filter((find): find is Extract<SearchHit, { kind: K }> => find.kind === kind)
      .slice(0, MAX_PER_LIST)
      .map(({ found }) => found as Extract<SearchHit, { kind: K }>['found']);
  const least = MIN_SHARE * (ranked[0]?.points ?? 0);
  const meant = ranked.flatMap(({ find, points }) => (points >= least ? [find] : []));
  const withPage = meant.filter(hasPath);
  const best = (withPage.length > 0 ? withPage : meant).slice(0, MAX_BEST_RESULTS);
  return {
    ...NOTHING_FOUND,
    best: best.map((find) => bestResultOf(find, locale)),
    specialities: list('speciality'),
    regional: list('regional'),
    doctors: list('doctor'),
    clinics: list('clinic'),
    associated: list('associated'),
    towns: list('town'),
    tests: list('test'),
    products: list('product'),
    articles: list('article'),
    pages: list('page'),
  };
}

/** Limits the growth of the page with the catalogue. */
const MAX_MERGED_RESULTS = 100;

/** The site's results in their own order, followed by results that only the upstream found. */
export function mergeResults(
  own: SearchResults | null,
  upstream: UpstreamResults | null,
  locale: Locale,
): SearchResults {
  const found = own ?? NOTHING_FOUND;
  if (!upstream) return found;
  const clinicIds = new Set([...found.clinics, ...found.associated].map(({ id }) => id));
  const merged: SearchResults = {
    ...found,
    specialities: union(found.specialities, upstream.specialities),
    doctors: union(found.doctors, upstream.doctors),
    clinics: union(found.clinics, upstream.clinics, clinicIds),
    associated: union(found.associated, upstream.associated, clinicIds),
    products: union(found.products, upstream.products),
  };
  return found.best.length > 0 ? merged : { ...merged, best: bestOfLists(merged, locale) };
}

/** Without a ranking across kinds, takes the first of each kind, in the order of the panel. */
function bestOfLists({ specialities, clinics, products, doctors, associated }: SearchResults, locale: Locale) {
  const firsts: SearchHit[] = [
    ...specialities.slice(0, 2).map((found) => ({ kind: 'speciality' as const, found, regions: [] })),
    ...clinics.slice(0, 1).map((found) => ({ kind: 'clinic' as const, found })),
    ...products.slice(0, 1).map((found) => ({ kind: 'product' as const, found })),
    ...doctors.slice(0, 1).map((found) => ({ kind: 'doctor' as const, found })),
    ...associated.slice(0, 1).map((found) => ({ kind: 'associated' as const, found })),
  ];
  return firsts.slice(0, MAX_BEST_RESULTS).map((find) => bestResultOf(find, locale));
}

function union<T extends { id: string }>(own: T[], upstream: T[], known = new Set(own.map(({ id }) => id))): T[] {
  return [...own, ...upstream.filter(({ id }) => !known.has(id))].slice(0, MAX_MERGED_RESULTS);
}

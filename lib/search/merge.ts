import { NOTHING_FOUND, type SearchResults, type UpstreamFinds } from '../domain/search';
import type { Locale } from '../i18n/locales';
import { bestResultOf, type Find } from './records';

const MOST_BEST = 5;
/** So that a page does not grow with the catalogue. */
const MOST_PER_LIST = 100;

/** What the site found, in its own order, and after it what only the upstream found. */
export function mergeFinds(own: SearchResults | null, upstream: UpstreamFinds | null, locale: Locale): SearchResults {
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

/** Without a ranking across kinds the first of each kind, in the order of the panel. */
function bestOfLists({ specialities, clinics, products, doctors, associated }: SearchResults, locale: Locale) {
  const firsts: Find[] = [
    ...specialities.slice(0, 2).map((found) => ({ kind: 'speciality' as const, found, regions: [] })),
    ...clinics.slice(0, 1).map((found) => ({ kind: 'clinic' as const, found })),
    ...products.slice(0, 1).map((found) => ({ kind: 'product' as const, found })),
    ...doctors.slice(0, 1).map((found) => ({ kind: 'doctor' as const, found })),
    ...associated.slice(0, 1).map((found) => ({ kind: 'associated' as const, found })),
  ];
  return firsts.slice(0, MOST_BEST).map((find) => bestResultOf(find, locale));
}

function union<T extends { id: string }>(own: T[], upstream: T[], known = new Set(own.map(({ id }) => id))): T[] {
  return [...own, ...upstream.filter(({ id }) => !known.has(id))].slice(0, MOST_PER_LIST);
}

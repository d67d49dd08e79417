import type { SearchResults, SearchView } from '@/lib/domain/search';

type Lists = { [K in keyof SearchResults]: SearchResults[K] extends unknown[] ? K : never }[keyof SearchResults];

/** So many of each list are shown among everything, or one more than to lead to one; the view of the kind has the rest. */
const MOST: Record<Exclude<Lists, 'best'>, number> = {
  specialities: 9,
  regional: 3,
  doctors: 6,
  clinics: 9,
  associated: 6,
  towns: 3,
  tests: 6,
  products: 4,
  articles: 3,
  pages: 6,
};

const isFolded = (name: string): name is keyof typeof MOST => Object.hasOwn(MOST, name);

/** The results as a view shows them: among everything the long lists are cut, in the view of a kind they are whole. */
export function foldedFor(view: SearchView, results: SearchResults): SearchResults {
  if (view !== 'todo') return results;
  const cut = Object.entries(results).map(([name, list]) => [
    name,
    isFolded(name) && Array.isArray(list) && list.length > MOST[name] + 1 ? list.slice(0, MOST[name]) : list,
  ]);
  return Object.fromEntries(cut);
}

import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';

export const SEARCH_LISTS = ['especialidades', 'medicos', 'centromedicos', 'otroscentromedicos', 'productos'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];

/** The ids of the records found in each list, best first. */
export type FoundIds = Record<SearchList, number[]>;

const MAX_LENGTH = 100;
const MAX_PER_LIST = 12;

/**
 * Finds what a visitor typed, in one language, at most twelve records per list: all the words, else any of them. Case,
 * accents and small typing mistakes do not count. How records are ranked is said beside the function of the database
 * (store/migrations/0058-search-by-trigrams.sql).
 */
export async function findRecords(q: Querier, text: string, locale: ContentLocale): Promise<FoundIds> {
  // The database takes no text with a zero in it.
  const asked = firstCharacters(text).replaceAll('\0', ' ');
  const rows = await q.query<{ list: SearchList; id: number }>('select list, id from search_catalogue($1, $2, $3)', [
    asked,
    locale,
    MAX_PER_LIST,
  ]);
  const found: FoundIds = { especialidades: [], medicos: [], centromedicos: [], otroscentromedicos: [], productos: [] };
  for (const { list, id } of rows) found[list].push(id);
  return found;
}

/** As much of a text as is read of it. */
export const firstCharacters = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('');

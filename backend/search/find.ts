import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';
import {
  type AskedWord,
  inLists,
  inNames,
  LONG_ENOUGH,
  significantTokens,
  type TextQueries,
  textQueries,
} from './query';
import { tokenize } from './tokens';
import { nearest } from './typos';
import type { Vocabulary } from './vocabulary';

export const SEARCH_LISTS = ['especialidades', 'medicos', 'centromedicos', 'otroscentromedicos', 'productos'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];

/** The ids of the records found in each list, best first. */
export type FoundIds = Record<SearchList, number[]>;

const MAX_LENGTH = 100;
const MAX_PER_LIST = 12;
const SHORT_NAME = 2;

/**
 * Finds what a visitor typed, in one language, at most twelve records per list: all the words, else any of them. Case,
 * accents and small typing mistakes do not count; a text without letters or figures of our alphabet finds nothing.
 */
export async function findRecords(
  q: Querier,
  vocabulary: Vocabulary,
  text: string,
  locale: ContentLocale,
): Promise<FoundIds> {
  const asked = askedWords(vocabulary, text);
  const found = emptyResult();
  if (asked.length === 0) return found;
  const name = asked.map(({ word }) => word).join(' ');
  if (name.length <= SHORT_NAME) await addBeginnings(q, found, name, locale);
  for (const isLoose of asked.length > 1 ? [false, true] : [false]) {
    const queries = textQueries(asked, isLoose);
    if (openLists(found).length > 0) await addMatches(q, found, name, queries, locale);
    if (SEARCH_LISTS.some((list) => found[list].length > 0)) break;
  }
  return found;
}

/** As much of a text as is read of it. */
export const firstCharacters = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('');

export const emptyResult = (): FoundIds => ({
  especialidades: [],
  medicos: [],
  centromedicos: [],
  otroscentromedicos: [],
  productos: [],
});

/** The lists with capacity left. */
const openLists = (found: FoundIds): SearchList[] => SEARCH_LISTS.filter((list) => found[list].length < MAX_PER_LIST);

function add(found: FoundIds, rows: { list: SearchList; id: number }[]): void {
  for (const { list, id } of rows) {
    if (found[list].length < MAX_PER_LIST && !found[list].includes(id)) found[list].push(id);
  }
}

/** The words of a text that count, each with the words of the catalogue it may stand for. */
function askedWords(vocabulary: Vocabulary, text: string): AskedWord[] {
  return significantTokens(tokenize(firstCharacters(text))).map((word) => {
    const known = word.length >= LONG_ENOUGH ? vocabulary.like(word) : [];
    const isKnown = known.some((one) => one.startsWith(word));
    return {
      word,
      containing: known.filter((one) => one.includes(word) && !one.startsWith(word)),
      resembling: isKnown ? [] : nearest(word, known),
    };
  });
}

/** Names that begin with one or two letters: in a large catalogue too much has a word that does. */
async function addBeginnings(q: Querier, found: FoundIds, name: string, locale: ContentLocale): Promise<void> {
  const rows = await q.query<{ list: SearchList; id: number }>(
    `select lists.list, id from unnest($1::text[]) as lists (list) cross join lateral (
       select record_id as id, name from search_entry
       where locale = $2 and search_entry.list = lists.list
         and name collate "C" >= $3 and name collate "C" < $4
       order by name collate "C", record_id limit ${MAX_PER_LIST}
     ) as matches order by lists.list, name collate "C", id`,
    [SEARCH_LISTS, locale, name, `${name}~`],
  );
  add(found, rows);
}

/**
 * By name, then by what a record belongs to, best match first; lists with capacity left are filled by all of its text.
 * One statement, planned once: a call of the embedded database costs as much as its work, a plan more.
 */
async function addMatches(
  q: Querier,
  found: FoundIds,
  name: string,
  { prefix, part, typo, candidates, document }: TextQueries,
  locale: ContentLocale,
): Promise<void> {
  const open = openLists(found);
  const rows = await q.query<{ list: SearchList; id: number }>(
    `select list, id from search_matches_${locale}(
       $1, $2::tsquery, $3::tsquery, $4::tsquery, $5::tsquery, $6::tsquery, $7::tsquery, $8::tsquery, $9::text[], $10
     )`,
    [
      name,
      inNames(prefix),
      inNames(part),
      inNames(typo),
      prefix,
      part,
      inLists(candidates, open),
      document,
      open,
      MAX_PER_LIST,
    ],
  );
  add(found, rows);
}

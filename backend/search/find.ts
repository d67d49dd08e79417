import type { ContentLocale } from '@/backend/catalogue/locale';
import type { Querier } from '@/backend/store/db';
import {
  type AskedWord,
  inLists,
  inNames,
  LONG_ENOUGH,
  significantWords,
  type TextQueries,
  textQueries,
} from './query';
import { nearest } from './typos';
import type { Vocabulary } from './vocabulary';
import { plainWords } from './words';

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

/** The lists that have room for what comes next. */
const openLists = (found: FoundIds): SearchList[] => SEARCH_LISTS.filter((list) => found[list].length < MAX_PER_LIST);

function add(found: FoundIds, rows: { list: SearchList; id: number }[]): void {
  for (const { list, id } of rows) {
    if (found[list].length < MAX_PER_LIST && !found[list].includes(id)) found[list].push(id);
  }
}

/** The words of a text that count, each with the words of the catalogue it may stand for. */
function askedWords(vocabulary: Vocabulary, text: string): AskedWord[] {
  return significantWords(plainWords(firstCharacters(text))).map((word) => {
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
 * By name and by what a record belongs to, from best to worst: the name itself, its beginning, beginnings of words of
 * the name, parts of them, words nearly so; then the same with what it belongs to. Lists with room left are filled by
 * all a record says, in the order of the catalogue. One statement: a call of the embedded database costs as much as
 * its work.
 */
async function addMatches(
  q: Querier,
  found: FoundIds,
  name: string,
  { prefix, part, typo, candidates, document }: TextQueries,
  locale: ContentLocale,
): Promise<void> {
  const rows = await q.query<{ list: SearchList; id: number }>(
    `with matches as materialized (
       select list, record_id, name, case
         when name = $1 then 9
         when starts_with(name, $1) then 8
         when head @@ $2::tsquery then 7
         when head @@ $3::tsquery then 6
         when head @@ $4::tsquery then 5
         when head @@ $5::tsquery then 3
         when head @@ $6::tsquery then 2
         else 1
       end as tier
       from search_entry where locale = '${locale}' and head @@ $7::tsquery
     ), named as materialized (
       select list, record_id, row_number() over (
         partition by list order by tier desc, case when tier > 4 then length(name) end, name, record_id
       ) as place from matches
     ), described as (
       select list, record_id, row_number() over (partition by list order by record_id) as place
       from search_document where locale = '${locale}' and document @@ ($8::tsquery && (
         select string_agg(quote_literal('@' || list), ' | ')::tsquery from unnest($9::text[]) as lists (list)
         where not exists (select from named where named.list = lists.list and place = ${MAX_PER_LIST})
       ))
     )
     select list, record_id as id from (
       select list, record_id, 1 as part, place from named where place <= ${MAX_PER_LIST}
       union all select list, record_id, 2, place from described where place <= ${2 * MAX_PER_LIST}
     ) as matches order by list, part, place`,
    [
      name,
      inNames(prefix),
      inNames(part),
      inNames(typo),
      prefix,
      part,
      inLists(candidates, openLists(found)),
      document,
      openLists(found),
    ],
  );
  add(found, rows);
}

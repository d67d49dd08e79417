import type { ContentLocale } from '@/backend/catalogue/locale';
import type { Querier } from '@/backend/store/db';
import { type AskedWord, significantWords, type TextQueries, textQueries, within } from './query';
import { nearest } from './typos';

export const SEARCH_LISTS = ['especialidades', 'medicos', 'centromedicos', 'otroscentromedicos', 'productos'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];

/** The ids of the records found in each list, best first. */
export type FoundIds = Record<SearchList, number[]>;

const MAX_LENGTH = 100;
const MAX_PER_LIST = 12;

/**
 * Finds what a visitor typed, in one language, at most twelve records per list: all the words, else any of them. Case,
 * accents and small typing mistakes do not count; a text without letters or figures of our alphabet finds nothing.
 */
export async function findRecords(q: Querier, text: string, locale: ContentLocale): Promise<FoundIds> {
  const name = await normalise(q, text);
  const words = significantWords(name);
  if (words.length === 0) return emptyResult();
  const asked = await askedWords(q, words, locale);
  const found = await rank(q, words.join(' '), textQueries(asked), locale);
  const isEmpty = SEARCH_LISTS.every((list) => found[list].length === 0);
  return isEmpty && asked.length > 1 ? await rank(q, words.join(' '), textQueries(asked, true), locale) : found;
}

export const emptyResult = (): FoundIds => ({
  especialidades: [],
  medicos: [],
  centromedicos: [],
  otroscentromedicos: [],
  productos: [],
});

/** What is left of a text to compare it by; control characters and all beyond 100 characters go first. */
async function normalise(q: Querier, text: string): Promise<string> {
  const readable = [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('').replace(/\p{C}/gu, ' ');
  const [row] = await q.query<{ name: string }>('select search_text($1) as name', [readable]);
  return row?.name ?? '';
}

async function askedWords(q: Querier, words: string[], locale: ContentLocale): Promise<AskedWord[]> {
  const rows = await q.query<{ asked: string; known: string }>(
    `select asked, known from unnest($1::text[]) as asked, search_words_like($2, asked) as known
     where length(asked) >= 3 order by 1, 2`,
    [words, locale],
  );
  return words.map((word) => {
    const known = rows.filter(({ asked }) => asked === word).map((row) => row.known);
    const isKnown = known.some((one) => one.startsWith(word));
    return {
      word,
      containing: known.filter((one) => one.includes(word) && !one.startsWith(word)),
      resembling: isKnown ? [] : nearest(word, known),
    };
  });
}

/**
 * From best to worst: the name itself, its beginning, beginnings of words of the name, parts of them, words nearly so;
 * then the same for what the record belongs to; then its description.
 */
async function rank(q: Querier, name: string, queries: TextQueries, locale: ContentLocale): Promise<FoundIds> {
  const { prefix, part, typo, candidates } = queries;
  const rows = await q.query<{ list: SearchList; id: number }>(
    `select list, record_id as id from (
       select list, record_id, row_number() over (
         partition by list order by tier desc, case when tier > 4 then length(name) end, name, record_id
       ) as place from (
         select list, record_id, name, case
           when name = $1 then 10
           when starts_with(name, $1) then 9
           when document @@ $2::tsquery then 8
           when document @@ $3::tsquery then 7
           when document @@ $4::tsquery then 6
           when document @@ $5::tsquery then 4
           when document @@ $6::tsquery then 3
           when document @@ $7::tsquery then 2
           else 1
         end as tier
         from search_entry where locale = '${locale}' and document @@ $8::tsquery
       ) as matches
     ) as ranked where place <= ${MAX_PER_LIST} order by list, place`,
    [
      name,
      within(prefix, 'A'),
      within(part, 'A'),
      within(typo, 'A'),
      within(prefix, 'AB'),
      within(part, 'AB'),
      within(typo, 'AB'),
      candidates,
    ],
  );
  const found = emptyResult();
  for (const { list, id } of rows) found[list].push(id);
  return found;
}

import { NOTHING_FOUND, type SearchResults } from '../domain/search';
import { LOCALES, type Locale } from '../i18n/locales';
import { limitHits, listsOf, type Pointed } from './answer';
import type { LanguageIndex, PeopleIndex } from './build';
import { CERTAINTY, type Found, findIn, type Ranked } from './find';
import { type Locations, locationIn } from './locations';
import { type Expansions, type Query, queryOf } from './query';
import { hasPath, keyOf, type SearchHit } from './records';
import { doctorHit, withDoctors, withRegions } from './related';
import { stemOf, tokensOf } from './tokens';

/** The indexes of all languages, built together. */
export type SearchIndexes = {
  languages: Record<Locale, LanguageIndex>;
  people: PeopleIndex;
  places: Locations;
  /** One of the lists could not be read. */
  lacksList?: boolean;
};

/** Shorter prefixes are not searched in other languages. */
const MIN_WORD_LENGTH = 4;

/** Searches the site's own indexes in the language of the page, without I/O. */
export function searchIndexes(indexes: SearchIndexes, locale: Locale, text: string): SearchResults {
  const own = indexes.languages[locale];
  const place = locationIn(indexes.places, text, (stem) => own.phrases.vocabulary.has(stem));
  const query = queryOf(text, place?.stems);
  if (query.words.length === 0) return NOTHING_FOUND;
  const here = findIn(own, indexes.people, query);
  const other = betterLanguage(indexes, locale, query, here);
  const ranked = other
    ? both(mapped(other.found.ranked, indexes.languages[other.locale], own), here.ranked)
    : here.ranked;
  const pointed = limitHits(ranked, (one) => kindOf(one, own)).map(
    (one): Pointed => ({ find: findOf(one, indexes, locale), points: one.points }),
  );
  const placed = withRegions(pointed, query, place?.regions ?? null, locale);
  const [first] = here.ranked;
  return {
    ...listsOf(withDoctors(placed, indexes.people, own, isAmong(ranked)), locale),
    meant: !other && (!first || first.isMistaken) ? meantBy(text, query, here.terms, own, indexes.people) : null,
    foundIn: other?.locale ?? null,
    isIncomplete: indexes.lacksList ?? false,
  };
}

/** Returns another language that contains the exact words if the page's own does not, or null. */
function betterLanguage({ languages, people }: SearchIndexes, locale: Locale, query: Query, here: Found) {
  const sureness = here.ranked[0]?.sureness ?? CERTAINTY.none;
  const isShort = query.words.every(({ written }) => written.length < MIN_WORD_LENGTH);
  const isNamed = sureness === CERTAINTY.words && !isArticle(languages[locale], here.ranked[0]);
  if (isNamed || (sureness === CERTAINTY.beginning && isShort)) return null;
  for (const other of LOCALES) {
    if (other === locale || !hasEvery(languages[other], query)) continue;
    const found = findIn(languages[other], people, query);
    const [first] = found.ranked;
    const isSure = first?.sureness === CERTAINTY.words && !first.isDoctor && !isArticle(languages[other], first);
    if (isSure) return { locale: other, found };
  }
  return null;
}

/** News are written in one language: a match in them says nothing about the language of the page. */
const isArticle = ({ records }: LanguageIndex, found: Ranked | undefined): boolean =>
  found?.isDoctor === false && records[found.record]?.kind === 'article';

/** True if every required word is in the names of the language. */
const hasEvery = ({ phrases }: LanguageIndex, { words, required }: Query): boolean =>
  words.every(({ stem }, index) => !(required & (1 << index)) || phrases.vocabulary.has(stem));

/** Maps records to the language of the page; doctors are shared by all languages. */
const mapped = (ranked: Ranked[], from: LanguageIndex, to: LanguageIndex): Ranked[] =>
  ranked.flatMap((one) => {
    if (one.isDoctor) return [one];
    const record = from.records[one.record];
    const number = record && to.byKey.get(keyOf(record));
    return number === undefined ? [] : [{ ...one, record: number }];
  });

/** Results of both languages, best first; of duplicates, the other language's is kept. */
function both(elsewhere: Ranked[], here: Ranked[]): Ranked[] {
  const seen = new Set<number>();
  return [...elsewhere, ...here]
    .filter(({ record, isDoctor }) => {
      const key = isDoctor ? -1 - record : record;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => b.points - a.points);
}

/** Returns a test for doctors among the results, by number; computed on the first call. */
function isAmong(ranked: Ranked[]): (number: number) => boolean {
  let numbers: Set<number> | null = null;
  return (number) => {
    numbers ??= new Set(ranked.flatMap(({ record, isDoctor }) => (isDoctor ? [record] : [])));
    return numbers.has(number);
  };
}

const DOCTOR = { kind: 'doctor', hasPath: true } as const;

function kindOf(
  { record, isDoctor }: Ranked,
  { records }: LanguageIndex,
): { kind: SearchHit['kind']; hasPath: boolean } {
  const found = isDoctor ? undefined : records[record];
  return found ? { kind: found.kind, hasPath: hasPath(found) } : DOCTOR;
}

function findOf({ record, isDoctor }: Ranked, { languages, people }: SearchIndexes, locale: Locale): SearchHit {
  const own = languages[locale];
  const found = isDoctor ? doctorHit(people, own, record) : own.records[record];
  if (!found) throw new Error('A search found a record that its index does not have');
  return found;
}

/** The text with misspelled words replaced by the index's spelling; null if this changes nothing. */
function meantBy(
  text: string,
  { words }: Query,
  { names, people }: Expansions,
  index: LanguageIndex,
  peopleIndex: PeopleIndex,
): string | null {
  const instead = new Map<string, string>();
  words.forEach(({ stem }, at) => {
    const named = names[at]?.[0];
    const person = people[at]?.[0];
    const isPerson = (person?.quality ?? 0) > (named?.quality ?? 0);
    const match = isPerson ? person : named;
    if (match?.how !== 'mistake') return;
    const { phrases, written } = isPerson ? peopleIndex : index;
    const word = written.get(phrases.vocabulary.wordOf(match.term));
    if (word) instead.set(stem, word);
  });
  if (instead.size === 0) return null;
  const meant = text
    .trim()
    .split(/\s+/)
    .map((written) => instead.get(stemOf(tokensOf(written)[0] ?? '')) ?? written)
    .join(' ');
  return meant.toLowerCase() === text.trim().toLowerCase() ? null : meant;
}

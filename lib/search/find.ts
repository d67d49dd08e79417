import type { LanguageIndex, PeopleIndex } from './build';
import type { QueryTerm } from './phrases';
import { type Expansions, expand, type Query } from './query';
import { addedWeight, personPoints, pointsOf, textPoints } from './rank';
import { isTitle } from './tokens';

/** Certainty of a find: exact words, prefixes, or a guess by spelling, by some of the words or by the text. */
export const CERTAINTY = { none: 0, guess: 1, beginning: 2, words: 3 } as const;

export type Ranked = {
  /** Number of the record, or of the doctor. */
  record: number;
  isDoctor: boolean;
  points: number;
  sureness: number;
  /** A word was matched only with mistakes. */
  isMistaken: boolean;
};

/** Minimum points of a result, as a share of the highest points. */
const MIN_SHARE = 0.3;
const MIN_POINTS = 4;
/** Bonus for each further phrase of the record with a matching word: many matching phrases suggest relevance. */
const PHRASE_POINTS = 0.5;
const MAX_PHRASES = 5;
const SEVERAL_CLINICS = 1.08;
const ONE_CLINIC = 0.94;
/** Weight of a doctor's speciality for a word that is not in the name. */
const RELATED_SHARE = 0.8;

/** Results, best first, and the expansions of each word. */
export type Found = { ranked: Ranked[]; terms: Expansions };

/** The records and doctors that a query finds in one language, best first. */
export function findIn(index: LanguageIndex, people: PeopleIndex, query: Query): Found {
  const terms = expand(query.words, index.phrases, people.phrases, index.texts);
  const most = noteRecords(index, query, askedTerms(query, terms.names));
  const doctors = findDoctors(index, people, query, terms, leastFor(most));
  const least = leastFor(doctors.reduce((more, { points }) => Math.max(more, points), most));
  const ranked: Ranked[] = [];
  index.notes.take(least, (record, noted) => ranked.push({ record, isDoctor: false, ...noted }));
  for (const one of doctors) if (one.points >= least) ranked.push(one);
  return { ranked: ranked.sort((a, b) => b.points - a.points), terms };
}

/** Minimum points of a find, given the maximum. */
const leastFor = (most: number): number => Math.max(MIN_POINTS, MIN_SHARE * most);

const askedTerms = ({ words }: Query, matches: Expansions['names']): QueryTerm[] =>
  words.map(({ weight }, index) => ({ weight, matches: matches[index] ?? [] }));

/** Notes the points of every record with a matching word; returns the maximum. */
function noteRecords({ records, phrases, texts, notes }: LanguageIndex, query: Query, asked: QueryTerm[]): number {
  const texted = texts.find(query.words);
  const inText = { asked: 0, sum: 0 };
  phrases.find(asked, (hit) => {
    const { record } = hit;
    inText.asked = texted.asked[record] ?? 0;
    inText.sum = texted.sums[record] ?? 0;
    const points = pointsOf(query, hit, records[record]?.kind ?? 'page', addedWeight(query, hit, inText));
    const isAll = (hit.asked & query.required) === query.required;
    const sureness = !isAll || hit.mistaken ? CERTAINTY.guess : hit.begun ? CERTAINTY.beginning : CERTAINTY.words;
    notes.countPhrase(record);
    notes.note(record, points, sureness, hit.mistaken !== 0);
  });
  for (const record of texted.records) {
    const points = textPoints(query, records[record]?.kind ?? 'page', texted.sums[record] ?? 0);
    notes.note(record, points, CERTAINTY.guess, false);
  }
  texted.clear();
  return notes.change((record, points) => {
    const others = Math.max(0, Math.min(MAX_PHRASES, notes.phrasesOf(record)) - 1);
    return points * townShare(records[record]) + PHRASE_POINTS * others;
  });
}

/** A town with one clinic counts as that clinic; one with several ranks above any of them. */
const townShare = (record: LanguageIndex['records'][number] | undefined): number =>
  record?.kind !== 'town' ? 1 : record.found.count > 1 ? SEVERAL_CLINICS : ONE_CLINIC;

/** The doctors with at least `least` points. */
function findDoctors(
  index: LanguageIndex,
  { doctors, phrases }: PeopleIndex,
  query: Query,
  terms: Expansions,
  least: number,
): Ranked[] {
  const found: Ranked[] = [];
  const titleWeight = query.words.reduce((sum, { written, weight }) => (isTitle(written) ? sum + weight : sum), 0);
  const specialitiesOf = query.words.length > 1 ? specialitiesByWord(index, query, terms) : [];
  phrases.find(askedTerms(query, terms.people), (hit) => {
    // A word that only says "doctor" matches no doctor.
    if (query.telling !== 0 && (hit.asked & query.telling) === 0) return;
    const own = doctors[hit.record]?.specialityIds ?? [];
    let related = titleWeight;
    specialitiesOf.forEach((ids, word) => {
      if (hit.asked & (1 << word) || !own.some((id) => ids.has(id))) return;
      related += RELATED_SHARE * (query.words[word]?.weight ?? 0);
    });
    const points = personPoints(query, hit, related);
    if (points < least) return;
    const sureness = hit.mistaken ? CERTAINTY.guess : hit.begun ? CERTAINTY.beginning : CERTAINTY.words;
    found.push({ record: hit.record, isDoctor: true, points, sureness, isMistaken: hit.mistaken !== 0 });
  });
  return found;
}

/** The specialities named by each word of the query, by id. */
function specialitiesByWord({ records, phrases }: LanguageIndex, query: Query, { names }: Expansions): Set<string>[] {
  return query.words.map(({ weight }, word) => {
    const ids = new Set<string>();
    const matches = (names[word] ?? []).filter(({ how }) => how !== 'mistake');
    phrases.find([{ weight, matches }], ({ record, role }) => {
      const named = records[record];
      if (named?.kind === 'speciality' && role !== 'related') ids.add(named.found.id);
    });
    return ids;
  });
}

import type { SearchKind } from '../domain/search';
import type { PhraseHit, Role } from './phrases';
import type { Query } from './query';

/** How well a phrase of a role matched: completely, from its beginning, somewhere in it, or only part of the query. */
type Grades = { whole: number; start: number; inside: number; within: number; part: number };

/**
 * Whole name, beginning of the name, a word in it, synonym, description: points before quality and kind count.
 * `within`: the phrase is a part of the query ("bebé" in "bebé con fiebre").
 */
const GRADES: Record<Role, Grades> = {
  name: { whole: 100, start: 80, inside: 66, within: 62, part: 46 },
  synonym: { whole: 90, start: 60, inside: 50, within: 64, part: 38 },
  related: { whole: 40, start: 34, inside: 30, within: 30, part: 22 },
};
const TEXT_GRADE = 34;

/** Weights for kinds with similar names, by visitors' preference; own clinics before associated centres. */
const KINDS: Record<SearchKind, number> = {
  speciality: 1,
  regional: 1,
  test: 0.97,
  clinic: 0.96,
  town: 0.94,
  page: 0.93,
  product: 0.92,
  associated: 0.8,
  article: 0.72,
  doctor: 1,
};

/** The records of a synonym are listed by relevance: later ones score less. */
const ORDER_SHARE = 0.07;
const LAST_ORDER = 4;

/** Kinds whose synonyms are names of their places. */
const PLACES: readonly SearchKind[] = ['clinic', 'associated', 'town'];

/** A missing word costs more than its share. */
const COVERAGE_POWER = 1.3;
/** Weight of a word found in another phrase of the record, and of one found only in the description. */
const PHRASE_SHARE = 0.5;
const TEXT_SHARE = 0.4;

/** The description's part in a match: its matching words, a bit each, and their weights. */
type InText = { asked: number; sum: number };

/** The points of a record for one of its phrases; `added` is the weight of words found elsewhere in the record. */
export function pointsOf(query: Query, hit: PhraseHit, kind: SearchKind, added: number): number {
  const coverage = (hit.sum + added) / query.total;
  const telling = hit.met & hit.telling;
  const share = bits(telling) / bits(hit.telling);
  const isAll = (hit.asked & query.required) === query.required;
  const grades = GRADES[hit.role];
  const grade = isAll
    ? share === 1
      ? grades.whole
      : startsAt(hit)
        ? grades.start
        : grades.inside
    : share === 1
      ? grades.within
      : grades.part * (0.6 + 0.4 * share);
  // The synonym's author has ordered its records, regardless of their kinds.
  const isOrdered = hit.role === 'synonym' && !PLACES.includes(kind);
  const standing = isOrdered ? 1 - ORDER_SHARE * Math.min(hit.order, LAST_ORDER) : KINDS[kind];
  return (grade + 5 * (bits(hit.met) / hit.length)) * covered(coverage) * standing;
}

/** The points of a record that matches only in its description. */
export const textPoints = (query: Query, kind: SearchKind, sum: number): number =>
  TEXT_GRADE * covered(sum / query.total) * KINDS[kind];

/** The weight of words missing from a phrase, but found in other phrases of the record or its description. */
export function addedWeight({ words }: Query, { asked, everywhere }: PhraseHit, inText: InText): number {
  let added = 0;
  if (everywhere !== asked) {
    words.forEach(({ weight }, index) => {
      if (everywhere & ~asked & (1 << index)) added += PHRASE_SHARE * weight;
    });
  }
  const inTextOnly = bits(inText.asked & ~everywhere);
  return inTextOnly > 0 ? added + (TEXT_SHARE * inText.sum * inTextOnly) / bits(inText.asked) : added;
}

/** The first telling word of the phrase was matched. */
const startsAt = ({ met, telling }: PhraseHit): boolean => (met & telling & -telling) !== 0;

const PERSON = { full: 96, name: 66, title: 84, begun: 14, mistaken: 24, several: 60 };

/**
 * The points of a person. Only a complete name counts as much as other records with the word; prefixes of a name
 * count less than any other kind of record: "card" is Cardiología before Ricardo Cardona.
 */
export function personPoints(query: Query, hit: PhraseHit, related: number): number {
  const names = hit.asked & query.telling;
  const exact = bits(names & ~hit.begun & ~hit.mistaken);
  const others = bits(hit.mistaken | hit.begun);
  const coverage = Math.min(1, (hit.sum + related) / query.total);
  const grade =
    exact === 0
      ? hit.mistaken
        ? PERSON.mistaken + (query.hasTitle || bits(names) > 1 ? 30 : 0)
        : query.hasTitle
          ? PERSON.several
          : PERSON.begun
      : exact > 1
        ? PERSON.full
        : others > 0
          ? PERSON.several
          : query.hasTitle
            ? PERSON.title
            : PERSON.name;
  return grade * covered(coverage);
}

let last = { coverage: 1, points: 1 };

/** Factor for the covered share of a query, memoised: all matches of one word have an equal share. */
function covered(coverage: number): number {
  if (coverage !== last.coverage) last = { coverage, points: coverage ** COVERAGE_POWER };
  return last.points;
}

/** Number of set bits in a 16-bit mask: of pairs, of fours, of eights, of all. */
function bits(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours + (fours >> 4)) & 0x0f0f;
  return (eights + (eights >> 8)) & 0x1f;
}

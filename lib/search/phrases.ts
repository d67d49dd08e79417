import { type Postings, PostingsBuilder } from './postings';
import { type Match, Vocabulary } from './vocabulary';

/** Role of a phrase for its record: its name, a synonym, or a related term. */
const ROLES = ['name', 'synonym', 'related'] as const;
export type Role = (typeof ROLES)[number];

/** A word of a phrase; words that are not telling ("clínica", "test") are optional in a query. */
type PhraseToken = { stem: string; spelled: string; isTelling: boolean };

/** A query word with its possible terms, the best first. */
export type QueryTerm = { weight: number; matches: Match[] };

/** How a phrase was matched. One object is reused during a search: callers must not keep it. */
export type PhraseHit = {
  record: number;
  role: Role;
  /** The rank of the record among those the phrase stands for, from 0. */
  order: number;
  /** The matched query words, a bit each, the first word in the lowest. */
  asked: number;
  /** Subsets of these bits: words matched by prefix, and with spelling mistakes. */
  begun: number;
  mistaken: number;
  /** The query words matched by any phrase of the record. */
  everywhere: number;
  /** The sum of weight times quality of the matched words. */
  sum: number;
  /** The matched words of the phrase, and its telling words, a bit each. */
  met: number;
  telling: number;
  /** Number of words in the phrase. */
  length: number;
};

/** Maximum number of words in a phrase and in a query: a bit each in 16. */
const MAX_WORDS = 16;

/** Names and other phrases of records, searchable by word. */
export type Phrases = {
  vocabulary: Vocabulary;
  /** Calls `visit` for each phrase with a matching word. */
  find(asked: QueryTerm[], visit: (hit: PhraseHit) => void): void;
};

/** Collects phrases by the number of their record. */
export class PhrasesBuilder {
  readonly vocabulary = new Vocabulary();
  private readonly postings = new PostingsBuilder();
  private readonly records: number[] = [];
  private readonly roles: number[] = [];
  private readonly orders: number[] = [];
  private readonly telling: number[] = [];
  private readonly lengths: number[] = [];

  add(record: number, role: Role, words: PhraseToken[], order = 0): void {
    if (words.length === 0) return;
    const phrase = this.records.length;
    let telling = 0;
    words.slice(0, MAX_WORDS).forEach(({ stem, spelled, isTelling }, place) => {
      for (const term of new Set([stem, spelled])) {
        this.postings.add(this.vocabulary.add(term), phrase * MAX_WORDS + place);
      }
      if (isTelling) telling |= 1 << place;
    });
    this.records.push(record);
    this.roles.push(ROLES.indexOf(role));
    this.orders.push(order);
    this.lengths.push(Math.min(words.length, MAX_WORDS));
    // If no word is telling, all of them count.
    this.telling.push(telling === 0 ? 2 ** Math.min(words.length, MAX_WORDS) - 1 : telling);
  }

  async finish(slices: () => Promise<void> | undefined): Promise<Phrases> {
    const postings = await this.postings.finish(this.vocabulary.size, slices);
    const arrays = {
      records: new Uint32Array(this.records),
      roles: new Uint8Array(this.roles),
      orders: new Uint8Array(this.orders),
      telling: new Uint16Array(this.telling),
      lengths: new Uint8Array(this.lengths),
    };
    return phrasesOf(this.vocabulary, postings, arrays);
  }
}

type Arrays = {
  records: Uint32Array;
  roles: Uint8Array;
  orders: Uint8Array;
  telling: Uint16Array;
  lengths: Uint8Array;
};

/** Search state of phrases, cleared after each search; searches are synchronous, so one instance is enough. */
class Notes {
  readonly asked;
  readonly begun;
  readonly mistaken;
  readonly met;
  readonly sums;
  /** Indexed by record; the other arrays by phrase. */
  readonly everywhere;

  constructor(phrases: number, records: number) {
    this.asked = new Uint16Array(phrases);
    this.begun = new Uint16Array(phrases);
    this.mistaken = new Uint16Array(phrases);
    this.met = new Uint16Array(phrases);
    this.sums = new Float32Array(phrases);
    this.everywhere = new Uint16Array(records);
  }

  /** Notes a matched word of a phrase; returns true for the first one of the phrase. */
  note(phrase: number, place: number, bit: number, how: Match['how'], points: number): boolean {
    const before = this.asked[phrase] ?? 0;
    if (before & bit) return false;
    this.asked[phrase] = before | bit;
    if (how === 'beginning') add(this.begun, phrase, bit);
    if (how === 'mistake') add(this.mistaken, phrase, bit);
    add(this.met, phrase, 1 << place);
    this.sums[phrase] = (this.sums[phrase] ?? 0) + points;
    return before === 0;
  }

  /** The phrases with a matching word. */
  collect(words: QueryTerm[], postings: Postings): number[] {
    const touched: number[] = [];
    words.slice(0, MAX_WORDS).forEach(({ weight, matches }, index) => {
      for (const { term, quality, how } of matches) {
        const points = weight * quality;
        postings.each(term, (value) => {
          const phrase = Math.floor(value / MAX_WORDS);
          if (this.note(phrase, value % MAX_WORDS, 1 << index, how, points)) touched.push(phrase);
        });
      }
    });
    return touched;
  }
}

function phrasesOf(vocabulary: Vocabulary, postings: Postings, arrays: Arrays): Phrases {
  const { records, roles, orders, telling, lengths } = arrays;
  const notes = new Notes(
    records.length,
    records.reduce((most, record) => Math.max(most, record + 1), 0),
  );
  const find: Phrases['find'] = (words, visit) => {
    const hit: PhraseHit = {
      ...{ record: 0, role: 'name', order: 0 },
      ...{ asked: 0, begun: 0, mistaken: 0, everywhere: 0, sum: 0, met: 0, telling: 0, length: 0 },
    };
    const touched = notes.collect(words, postings);
    for (const phrase of touched) add(notes.everywhere, records[phrase] ?? 0, notes.asked[phrase] ?? 0);
    for (const phrase of touched) {
      hit.record = records[phrase] ?? 0;
      hit.role = ROLES[roles[phrase] ?? 0] ?? 'name';
      hit.order = orders[phrase] ?? 0;
      hit.telling = telling[phrase] ?? 0;
      hit.length = lengths[phrase] ?? 1;
      hit.everywhere = notes.everywhere[hit.record] ?? 0;
      hit.asked = taken(notes.asked, phrase);
      hit.begun = taken(notes.begun, phrase);
      hit.mistaken = taken(notes.mistaken, phrase);
      hit.met = taken(notes.met, phrase);
      hit.sum = taken(notes.sums, phrase);
      visit(hit);
    }
    for (const phrase of touched) notes.everywhere[records[phrase] ?? 0] = 0;
  };
  return { vocabulary, find };
}

function add(masks: Uint16Array, place: number, bits: number): void {
  masks[place] = (masks[place] ?? 0) | bits;
}

function taken(numbers: Uint16Array | Float32Array, place: number): number {
  const value = numbers[place] ?? 0;
  numbers[place] = 0;
  return value;
}

import { type Phrases, PhrasesBuilder, type Role } from './phrases';
import { addressOf, type DoctorRecord, keyOf, type SearchDocument, type SearchRecord } from './records';
import { createSlices } from './slices';
import { prepareLeads, resolveSynonyms, type SynonymEntry } from './synonyms';
import { type IndexedTexts, TextsBuilder } from './texts';
import { isStopToken, isTitle, phraseTokens, spellingOf, stemOf, tokensOf, writtenTokens } from './tokens';

/** Search index of one language. */
export type LanguageIndex = {
  records: SearchRecord[];
  phrases: Phrases;
  texts: IndexedTexts;
  /** The number of a record by its key, the same in every language. */
  byKey: Map<string, number>;
  /** Written form of a stem at its first occurrence, for suggestions. */
  written: Map<string, string>;
  notes: RecordNotes;
};

/** The doctors: their names are the same in every language. */
export type PeopleIndex = {
  doctors: DoctorRecord[];
  phrases: Phrases;
  /** The numbers of the doctors of a speciality, by its id. */
  bySpeciality: Map<string, number[]>;
  written: Map<string, string>;
};

/** Records the written form of each stem of a text, with accents; the first form is kept. */
function noteWritten(written: Map<string, string>, text: string, keyOf: (word: string) => string): void {
  for (const one of writtenTokens(text)) {
    for (const word of tokensOf(one)) {
      for (const key of [keyOf(word), spellingOf(word)]) if (!written.has(key)) written.set(key, one);
    }
  }
}

/** Memoised stems while building an index: descriptions repeat a few thousand words. */
function rememberedStems(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemOf(word);
    known.set(word, stem);
    return stem;
  };
}

/** The index of a language, built in slices. */
export async function buildLanguage(
  documents: Iterable<SearchDocument>,
  synonyms: SynonymEntry[],
): Promise<LanguageIndex> {
  const slices = createSlices();
  const phrases = new PhrasesBuilder();
  const texts = new TextsBuilder();
  const index = { records: [] as SearchRecord[], byKey: new Map<string, number>(), written: new Map<string, string>() };
  const wanted = prepareLeads(synonyms);
  const stem = rememberedStems();
  const byAddress = new Map<string, number>();
  const add = (record: number, role: Role, text: string, order = 0) => {
    const words = phraseTokens(text);
    phrases.add(record, role, words, order);
    if (role === 'related') return words;
    noteWritten(index.written, text, stemOf);
    return words;
  };
  for (const document of documents) {
    const number = index.records.push(document.record) - 1;
    byAddress.set(addressOf(document.record), number);
    index.byKey.set(keyOf(document.record), number);
    wanted.note(number, document.record.kind, add(number, 'name', document.record.found.name));
    for (const other of document.synonyms) add(number, 'synonym', other);
    for (const other of document.related) add(number, 'related', other);
    texts.add(number, tokensOf(document.text).map(stem));
    await slices();
  }
  for (const { record, text, order } of resolveSynonyms(synonyms, byAddress, wanted)) {
    add(record, 'synonym', text, order);
    await slices();
  }
  const notes = new RecordNotes(index.records.length);
  return { ...index, notes, phrases: await phrases.finish(slices), texts: await texts.finish(slices) };
}

/** Builds the index of the doctors' names in slices. Names are not stemmed: "Marta" is not "Martí". */
export async function buildPeople(doctors: DoctorRecord[]): Promise<PeopleIndex> {
  const slices = createSlices();
  const phrases = new PhrasesBuilder();
  const written = new Map<string, string>();
  const bySpeciality = new Map<string, number[]>();
  for (const [number, { name, specialityIds }] of doctors.entries()) {
    const words = tokensOf(name).filter((word) => !isStopToken(word) && !isTitle(word));
    const unique = [...new Set(words.map(spellingOf))];
    phrases.add(
      number,
      'name',
      unique.map((stem) => ({ stem, spelled: stem, isTelling: true })),
    );
    noteWritten(written, name, spellingOf);
    for (const id of new Set(specialityIds)) {
      const numbers = bySpeciality.get(id);
      if (numbers) numbers.push(number);
      else bySpeciality.set(id, [number]);
    }
    await slices();
  }
  return { doctors, phrases: await phrases.finish(slices), bySpeciality, written };
}

/** The search state of a record: its points so far, for the best of its phrases or for its text. */
type Noted = { points: number; sureness: number; isMistaken: boolean };

/**
 * Search state of an index's records, in typed arrays: a search in a large catalogue finds thousands of records,
 * but shows a few. Cleared after each search; searches are synchronous, so one instance is enough.
 */
export class RecordNotes {
  private readonly points;
  private readonly sureness;
  private readonly mistaken;
  private readonly phrases;
  private touched: number[] = [];

  constructor(records: number) {
    this.points = new Float64Array(records);
    this.sureness = new Uint8Array(records);
    this.mistaken = new Uint8Array(records);
    this.phrases = new Uint16Array(records);
  }

  /** Counts a phrase of the record with a matching word. */
  countPhrase(record: number): void {
    this.phrases[record] = this.phrasesOf(record) + 1;
  }

  phrasesOf(record: number): number {
    return this.phrases[record] ?? 0;
  }

  /** Keeps the previous state unless this has more points; points are above 0. */
  note(record: number, points: number, sureness: number, isMistaken: boolean): void {
    const before = this.points[record] ?? 0;
    if (points <= before) return;
    if (before === 0) this.touched.push(record);
    this.points[record] = points;
    this.sureness[record] = sureness;
    this.mistaken[record] = isMistaken ? 1 : 0;
  }

  /** Changes the points of each touched record; returns the maximum. */
  change(change: (record: number, points: number) => number): number {
    let most = 0;
    for (const record of this.touched) {
      const points = change(record, this.points[record] ?? 0);
      this.points[record] = points;
      most = Math.max(most, points);
    }
    return most;
  }

  /** Visits the records with at least `least` points in the order they were noted, and clears the state. */
  take(least: number, visit: (record: number, noted: Noted) => void): void {
    for (const record of this.touched) {
      const points = this.points[record] ?? 0;
      if (points >= least) {
        visit(record, { points, sureness: this.sureness[record] ?? 0, isMistaken: this.mistaken[record] === 1 });
      }
      this.points[record] = 0;
      this.phrases[record] = 0;
    }
    this.touched = [];
  }
}

import { PostingsBuilder } from './postings';
import { Vocabulary } from './vocabulary';

/** So that no description, however long, makes the index large. */
const MOST_WORDS = 90;
const FEWEST_LETTERS = 4;
/** A beginning stands for so many words at most. */
const MOST_BEGUN = 40;

type AskedStem = { stem: string; weight: number; isLast: boolean };

/** How descriptions were met, by the number of their record; to be cleared before the next search. */
type TextHits = {
  /** Those that have one of the words. */
  records: number[];
  /** The words each has, a bit each, and the sum of their weights; 0 for the others. */
  asked: Uint16Array;
  sums: Float32Array;
  clear(): void;
};

/** Descriptions of records, found by their words. */
export type IndexedTexts = {
  vocabulary: Vocabulary;
  /** The records whose description has one of the stems; a rare one counts more. */
  find(asked: AskedStem[]): TextHits;
};

/** Collects descriptions by the number of their record. */
export class TextsBuilder {
  private readonly vocabulary = new Vocabulary();
  private readonly postings = new PostingsBuilder();
  private records = 0;

  add(record: number, stems: Iterable<string>): void {
    const unique = new Set<string>();
    for (const stem of stems) {
      if (unique.size < MOST_WORDS && stem.length > 2) unique.add(stem);
    }
    for (const stem of unique) this.postings.add(this.vocabulary.add(stem), record);
    this.records = Math.max(this.records, record + 1);
  }

  async finish(slices: () => Promise<void> | undefined): Promise<IndexedTexts> {
    const { vocabulary, records } = this;
    const postings = await this.postings.finish(vocabulary.size, slices);
    const asked = new Uint16Array(records);
    const sums = new Float32Array(records);
    const find = (words: AskedStem[]): TextHits => {
      const touched: number[] = [];
      words.forEach(({ stem, weight, isLast }, index) => {
        const bit = 1 << index;
        const begun = isLast && stem.length >= FEWEST_LETTERS ? vocabulary.beginningWith(stem, MOST_BEGUN) : [];
        for (const { term, quality } of [...vocabulary.same(stem), ...begun]) {
          const rarity = Math.log(1 + records / postings.count(term)) / Math.log(1 + records);
          const points = weight * quality * rarity;
          postings.each(term, (record) => {
            const before = asked[record] ?? 0;
            if (before === 0) touched.push(record);
            if (before & bit) return;
            asked[record] = before | bit;
            sums[record] = (sums[record] ?? 0) + points;
          });
        }
      });
      const clear = () => {
        for (const record of touched) {
          asked[record] = 0;
          sums[record] = 0;
        }
      };
      return { records: touched, asked, sums, clear };
    };
    return { vocabulary, find };
  }
}

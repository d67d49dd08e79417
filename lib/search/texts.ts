import { PostingsBuilder } from './postings';
import { Vocabulary } from './vocabulary';

/** Limits the size of the index, however long descriptions are. */
const MAX_WORDS = 90;
const MIN_LETTERS = 4;
/** Maximum number of words a prefix stands for. */
const MAX_PREFIX_MATCHES = 40;

type AskedStem = { stem: string; weight: number; isLast: boolean };

/** Matches in descriptions, by record number; cleared before the next search. */
type TextHits = {
  /** Records with a matching word. */
  records: number[];
  /** The matching words of each record, a bit each, and the sum of their weights; 0 for the others. */
  asked: Uint16Array;
  sums: Float32Array;
  clear(): void;
};

/** Descriptions of records, searchable by word. */
export type IndexedTexts = {
  vocabulary: Vocabulary;
  /** The records with one of the stems in their description; rare stems count more. */
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
      if (unique.size < MAX_WORDS && stem.length > 2) unique.add(stem);
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
        const begun = isLast && stem.length >= MIN_LETTERS ? vocabulary.beginningWith(stem, MAX_PREFIX_MATCHES) : [];
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

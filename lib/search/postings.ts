type Slices = () => Promise<void> | undefined;

const FIRST_CAPACITY = 1024;
const PER_SLICE = 4096;

/** The values of every term in one typed array: a Map of Maps takes ten times as much memory. */
export type Postings = {
  /** Calls `visit` with each value of the term, in the order they were added. */
  each(term: number, visit: (value: number) => void): void;
  /** How many values the term has. */
  count(term: number): number;
};

/** Collects (term, value) pairs; values are whole numbers below 2^32. */
export class PostingsBuilder {
  private terms = new Uint32Array(FIRST_CAPACITY);
  private values = new Uint32Array(FIRST_CAPACITY);
  private size = 0;

  add(term: number, value: number): void {
    if (this.size === this.terms.length) {
      this.terms = doubled(this.terms);
      this.values = doubled(this.values);
    }
    this.terms[this.size] = term;
    this.values[this.size] = value;
    this.size += 1;
  }

  /** The postings of terms 0 to `terms` - 1; the builder must not be used again. */
  async finish(terms: number, slices: Slices): Promise<Postings> {
    const starts = new Uint32Array(terms + 1);
    await this.eachPair(slices, (term) => {
      starts[term + 1] = at(starts, term + 1) + 1;
    });
    for (let term = 0; term < terms; term += 1) starts[term + 1] = at(starts, term) + at(starts, term + 1);
    const next = starts.slice();
    const sorted = new Uint32Array(this.size);
    await this.eachPair(slices, (term, value) => {
      const place = at(next, term);
      sorted[place] = value;
      next[term] = place + 1;
    });
    return {
      each: (term, visit) => {
        const end = at(starts, term + 1);
        for (let place = at(starts, term); place < end; place += 1) visit(at(sorted, place));
      },
      count: (term) => at(starts, term + 1) - at(starts, term),
    };
  }

  private async eachPair(slices: Slices, visit: (term: number, value: number) => void): Promise<void> {
    for (let from = 0; from < this.size; from += PER_SLICE) {
      const to = Math.min(this.size, from + PER_SLICE);
      for (let place = from; place < to; place += 1) visit(at(this.terms, place), at(this.values, place));
      await slices();
    }
  }
}

const at = (numbers: Uint32Array, place: number): number => numbers[place] ?? 0;

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** What a search notes of a record: its points so far, for the best of its phrases or for its text. */
type Noted = { points: number; sureness: number; isMistaken: boolean };

/**
 * What a search notes of the records of an index, in typed arrays: one in a large catalogue finds thousands of records,
 * of which it shows a few. Emptied after each search, which never waits for anything, so that one serves all.
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

  /** Counts a phrase of the record that has one of the words. */
  countPhrase(record: number): void {
    this.phrases[record] = this.phrasesOf(record) + 1;
  }

  phrasesOf(record: number): number {
    return this.phrases[record] ?? 0;
  }

  /** What was noted stays unless this is more; points are above 0. */
  note(record: number, points: number, sureness: number, isMistaken: boolean): void {
    const before = this.points[record] ?? 0;
    if (points <= before) return;
    if (before === 0) this.touched.push(record);
    this.points[record] = points;
    this.sureness[record] = sureness;
    this.mistaken[record] = isMistaken ? 1 : 0;
  }

  /** Changes the points of each record noted; answers the most. */
  change(change: (record: number, points: number) => number): number {
    let most = 0;
    for (const record of this.touched) {
      const points = change(record, this.points[record] ?? 0);
      this.points[record] = points;
      most = Math.max(most, points);
    }
    return most;
  }

  /** Visits the records with so many points in the order they were noted, and empties the notes. */
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

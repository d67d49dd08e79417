import { expect, it } from 'vitest';
import { RecordNotes } from '@/lib/search/record-notes';

const taken = (notes: RecordNotes, least: number) => {
  const found: [number, number, number, boolean][] = [];
  notes.take(least, (record, { points, sureness, isMistaken }) => found.push([record, points, sureness, isMistaken]));
  return found;
};

it('has the best of what is noted of each record, in the order they were met', () => {
  const notes = new RecordNotes(5);
  notes.note(4, 10, 1, true);
  notes.note(2, 8, 3, false);
  notes.note(4, 20.25, 2, false);
  notes.note(4, 20.25, 3, true);
  expect(taken(notes, 0)).toEqual([
    [4, 20.25, 2, false],
    [2, 8, 3, false],
  ]);
});

it('changes points, and answers the most and those with enough', () => {
  const notes = new RecordNotes(3);
  notes.note(0, 10, 1, false);
  notes.note(1, 4, 1, false);
  notes.countPhrase(1);
  notes.countPhrase(1);
  expect(notes.change((record, points) => points + 5 * notes.phrasesOf(record))).toBe(14);
  expect(taken(notes, 12).map(([record, points]) => [record, points])).toEqual([[1, 14]]);
});

it('is empty for the next search, also of what was not enough', () => {
  const notes = new RecordNotes(2);
  notes.note(0, 10, 1, false);
  notes.countPhrase(0);
  taken(notes, 50);
  expect(notes.change((_record, points) => points)).toBe(0);
  notes.note(0, 1, 2, true);
  expect(taken(notes, 0)).toEqual([[0, 1, 2, true]]);
  expect(notes.phrasesOf(0)).toBe(0);
});

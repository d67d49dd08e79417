import { expect, it } from 'vitest';
import { buildLanguage, buildPeople, RecordNotes } from '@/lib/search/build';
import { createLocations } from '@/lib/search/locations';
import type { SearchDocument } from '@/lib/search/records';
import { searchIndexes } from '@/lib/search/search';
import type { SynonymEntry } from '@/lib/search/synonyms';

const test = (id: string, name: string, text = ''): SearchDocument => ({
  record: { kind: 'test', found: { id, slug: `prueba-${id}`, name, service: null } },
  synonyms: [],
  related: [],
  text,
});
const DOCUMENTS = [test('1', 'Espirometría', 'Mide el aire.'), test('2', 'Colonoscopia'), test('3', 'Holter')];

async function found(synonyms: SynonymEntry[], text: string): Promise<string[]> {
  const index = await buildLanguage(DOCUMENTS, synonyms);
  const people = await buildPeople([]);
  const languages = { es: index, ca: index, en: index };
  return searchIndexes({ languages, people, places: createLocations(new Map()) }, 'es', text).best.map(({ id }) => id);
}

it('finds a record by its name, by a synonym and by its description', async () => {
  const synonyms = [{ words: ['soplar fuerte'], leads: ['pruebas/prueba-1'] }];
  expect(await found(synonyms, 'espirometria')).toEqual(['1']);
  expect(await found(synonyms, 'soplar')).toEqual(['1']);
  expect(await found(synonyms, 'aire')).toEqual(['1']);
});

it('puts the first record of a synonym first', async () => {
  const synonyms = [{ words: ['tubo'], leads: ['pruebas/prueba-2', 'pruebas/prueba-1'] }];
  expect(await found(synonyms, 'tubo')).toEqual(['2', '1']);
});

it('uses the words of a synonym where its addresses lead nowhere, and ignores what the catalogue lacks', async () => {
  expect(await found([{ words: ['corazon'], leads: ['pruebas/otra', '=Holter'] }], 'corazón')).toEqual(['3']);
  expect(await found([{ words: ['corazon'], leads: ['pruebas/otra', '=TAC'] }], 'corazón')).toEqual([]);
});

const taken = (notes: RecordNotes, least: number) => {
  const found: [number, number, number, boolean][] = [];
  notes.take(least, (record, { points, sureness, isMistaken }) => found.push([record, points, sureness, isMistaken]));
  return found;
};

it('returns the best note of each record, in the order of their first notes', () => {
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

it('changes scores, and returns the maximum and the records with enough', () => {
  const notes = new RecordNotes(3);
  notes.note(0, 10, 1, false);
  notes.note(1, 4, 1, false);
  notes.countPhrase(1);
  notes.countPhrase(1);
  expect(notes.change((record, points) => points + 5 * notes.phrasesOf(record))).toBe(14);
  expect(taken(notes, 12).map(([record, points]) => [record, points])).toEqual([[1, 14]]);
});

it('is empty for the next search, including records below the threshold', () => {
  const notes = new RecordNotes(2);
  notes.note(0, 10, 1, false);
  notes.countPhrase(0);
  taken(notes, 50);
  expect(notes.change((_record, points) => points)).toBe(0);
  notes.note(0, 1, 2, true);
  expect(taken(notes, 0)).toEqual([[0, 1, 2, true]]);
  expect(notes.phrasesOf(0)).toBe(0);
});

import { expect, it } from 'vitest';
import { buildLanguage, buildPeople } from '@/lib/search/build';
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
const DOCUMENTS = [test('1', 'Espirometría', '<p>Mide el aire.</p>'), test('2', 'Colonoscopia'), test('3', 'Holter')];

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

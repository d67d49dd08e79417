import { expect, it } from 'vitest';
import type { Catalogue, WireRecord } from '#catalogue/load';
import { select } from '#catalogue/select';

const records = Array.from({ length: 450 }, (_, index): [number, WireRecord] => [
  index + 1,
  { '@id': `/api/medicos/${index + 1}`, '@type': 'Medico', id: index + 1 },
]);
const collection = { byId: new Map(records), nameRank: new Map(), related: new Map() };
const catalogue = { version: 1, collections: { medicos: collection } } as unknown as Catalogue;
const page = (parameters: Record<string, string>) => select(catalogue, 'medicos', new Map(Object.entries(parameters)));

it.each([
  [{}, 30, 15],
  [{ itemsPerPage: '48' }, 48, 10],
  [{ itemsPerPage: '48', page: '10' }, 18, 10],
  [{ itemsPerPage: '100000' }, 200, 3],
  [{ itemsPerPage: '0' }, 30, 15],
  [{ itemsPerPage: '-5' }, 30, 15],
  [{ itemsPerPage: 'all' }, 30, 15],
  [{ pagination: 'false', itemsPerPage: '10' }, 450, 1],
])('%j gives a page of %i of %i pages', (parameters, size, lastPage) => {
  const answer = page(parameters as Record<string, string>);
  expect([answer.records.length, answer.lastPage, answer.total]).toEqual([size, lastPage, 450]);
});

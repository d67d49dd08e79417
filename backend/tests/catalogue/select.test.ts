import { expect, it } from 'vitest';
import type { Catalogue, WireRecord } from '#catalogue/load';
import { select } from '#catalogue/select';

const records = Array.from({ length: 450 }, (_, index): [number, WireRecord] => [
  index + 1,
  { '@id': `/api/medicos/${index + 1}`, '@type': 'Medico', id: index + 1 },
]);
/** The order by name is the reverse. */
const collection = {
  byId: new Map(records),
  nameRank: new Map(records.map(([id]) => [id, 450 - id])),
  byName: records.map(([, record]) => record).toReversed(),
  related: new Map([['medicos', new Map([[1, [3, 9, 4]]])]]),
};
const catalogue = { version: 1, collections: { medicos: collection } } as unknown as Catalogue;
const page = (parameters: Record<string, string>) => select(catalogue, 'medicos', new Map(Object.entries(parameters)));
const ordered = (direction: string, parent?: { name: 'medicos'; id: number }) =>
  select(catalogue, 'medicos', new Map([['order', [['nombre', direction]]]]), parent).records.map(({ id }) => id);

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

it('orders a list, and one of a record, by name', () => {
  expect(ordered('asc').slice(0, 3)).toEqual([450, 449, 448]);
  expect(ordered('DESC').slice(0, 3)).toEqual([1, 2, 3]);
  expect(ordered('asc').slice(0, 3)).toEqual([450, 449, 448]); // The request has changed nothing.
  expect(ordered('upwards').slice(0, 3)).toEqual([1, 2, 3]);
  expect(ordered('asc', { name: 'medicos', id: 1 })).toEqual([9, 4, 3]);
  expect(ordered('desc', { name: 'medicos', id: 1 })).toEqual([3, 4, 9]);
});

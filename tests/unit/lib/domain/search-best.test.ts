import { describe, expect, it } from 'vitest';
import { NOTHING_FOUND, type SearchKind, type SearchResults } from '@/lib/domain/search';
import { bestOf } from '@/lib/domain/search-best';

const best = (kind: SearchKind, id: string) => ({ kind, id, name: id, note: '', path: null });
const doctor = (id: string) => ({ id, name: id, specialityNames: [] });
const found: SearchResults = {
  ...NOTHING_FOUND,
  best: [best('speciality', '1'), best('regional', '2'), best('test', '3'), best('doctor', '4')],
  specialities: [{ id: '1', slug: 'eco', name: 'Eco', service: 'imagen', hasPage: true }],
  regional: [
    { id: '2', name: 'Genética en Castelló', path: '/especialidades/genetica/castellon', service: 'genetica' },
  ],
  tests: [{ id: '3', slug: 'holter', name: 'Holter', service: 'medicas' }],
  doctors: [doctor('4')],
};

describe('the best', () => {
  it('are drawn from the record of their list', () => {
    expect(bestOf(found).map(({ service, slug }) => [service, slug])).toEqual([
      ['imagen', 'eco'],
      ['genetica', 'genetica'],
      ['medicas', 'holter'],
      [null, '4'],
    ]);
  });

  it('are drawn all the same when their list is cut', () => {
    expect(bestOf({ ...found, tests: [] })[2]).toMatchObject({ name: '3', service: null, slug: '3' });
  });

  it('are left out when they would say the only list again, not when that is longer', () => {
    const doctors = ['1', '2', '3'].map(doctor);
    const two = [best('doctor', '1'), best('doctor', '2')];
    expect(bestOf({ ...NOTHING_FOUND, doctors: doctors.slice(0, 2), best: two })).toEqual([]);
    expect(bestOf({ ...NOTHING_FOUND, doctors, best: two })).toHaveLength(2);
    expect(bestOf(NOTHING_FOUND)).toEqual([]);
  });
});

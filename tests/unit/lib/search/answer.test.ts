import { expect, it } from 'vitest';
import { NOTHING_FOUND, type SearchResults } from '@/lib/domain/search';
import { limitHits, listsOf, mergeResults } from '@/lib/search/answer';
import type { SearchHit } from '@/lib/search/records';

const tests = (count: number, hasPage: (number: number) => boolean): { find: SearchHit; points: number }[] =>
  Array.from({ length: count }, (_, number) => ({
    find: {
      kind: 'test',
      found: { id: `${number}`, slug: hasPage(number) ? `t-${number}` : '', name: `T ${number}`, service: null },
    },
    points: 1000 - number,
  }));

const shown = (pointed: { find: SearchHit; points: number }[]) =>
  limitHits(pointed, ({ find }) => ({ kind: find.kind, hasPath: find.kind === 'test' && find.found.slug !== '' }));

it('shows each kind as its list does', () => {
  const doctors = Array.from({ length: 40 }, (_, number): { find: SearchHit; points: number } => ({
    find: { kind: 'doctor', found: { id: `${number}`, name: 'D', specialityNames: [] } },
    points: 900 - number,
  }));
  const kept = shown([...tests(1000, () => true), ...doctors]);
  expect(kept.map(({ find }) => find.kind)).toEqual([...Array(24).fill('test'), ...Array(24).fill('doctor')]);
});

it('returns the same result as for all matches, also when the first ones have no page', () => {
  for (const hasPage of [
    () => true,
    () => false,
    (number: number) => number > 60,
    (number: number) => number % 9 === 8,
  ]) {
    const all = tests(200, hasPage);
    const kept = shown(all);
    expect(kept.length).toBeLessThan(60);
    expect(listsOf(kept, 'es')).toEqual(listsOf(all, 'es'));
  }
});

const named = (id: string) => ({ id, slug: `s${id}`, name: `N${id}` });
const speciality = (id: string) => ({ ...named(id), service: null, hasPage: true });
const clinic = (id: string) => ({ ...named(id), region: 'valencia' });
const upstream = {
  specialities: [speciality('2'), speciality('1')],
  doctors: [{ id: '7', name: 'Dra. A', specialityNames: [] }],
  clinics: [clinic('3')],
  associated: [],
  products: [],
};

it('keeps the own order and adds results that only the upstream found', () => {
  const best: SearchResults['best'] = [
    { kind: 'speciality', id: '1', name: 'N1', note: '', path: '/especialidades/s1' },
  ];
  const own = { ...NOTHING_FOUND, best, specialities: [speciality('1')], associated: [{ ...clinic('3') }] };
  const merged = mergeResults(own, upstream, 'es');
  expect(merged.specialities.map(({ id }) => id)).toEqual(['1', '2']);
  expect(merged.doctors).toEqual(upstream.doctors);
  expect(merged.best).toEqual(best);
  expect([merged.clinics, merged.associated.length]).toEqual([[], 1]);
});

it("uses the upstream's first results as the best when the site found none", () => {
  const paths = mergeResults(null, upstream, 'es').best.map(({ path }) => path);
  expect(paths).toEqual(['/especialidades/s2', '/especialidades/s1', '/clinicas/s3', '/medicos/dra-a-7']);
});

it("returns the site's results when the upstream returns nothing", () => {
  const own = { ...NOTHING_FOUND, meant: 'x' };
  expect(mergeResults(own, null, 'es')).toEqual(own);
  expect(mergeResults(null, null, 'es')).toEqual(NOTHING_FOUND);
});

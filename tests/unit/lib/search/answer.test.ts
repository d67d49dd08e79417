import { expect, it } from 'vitest';
import { listsOf, shownOf } from '@/lib/search/answer';
import type { Find } from '@/lib/search/records';

const tests = (count: number, hasPage: (number: number) => boolean): { find: Find; points: number }[] =>
  Array.from({ length: count }, (_, number) => ({
    find: {
      kind: 'test',
      found: { id: `${number}`, slug: hasPage(number) ? `t-${number}` : '', name: `T ${number}`, service: null },
    },
    points: 1000 - number,
  }));

const shown = (pointed: { find: Find; points: number }[]) =>
  shownOf(pointed, ({ find }) => ({ kind: find.kind, hasPath: find.kind === 'test' && find.found.slug !== '' }));

it('shows of each kind what its list has', () => {
  const doctors = Array.from({ length: 40 }, (_, number): { find: Find; points: number } => ({
    find: { kind: 'doctor', found: { id: `${number}`, name: 'D', specialityNames: [] } },
    points: 900 - number,
  }));
  const kept = shown([...tests(1000, () => true), ...doctors]);
  expect(kept.map(({ find }) => find.kind)).toEqual([...Array(24).fill('test'), ...Array(24).fill('doctor')]);
});

it('makes the same answer of it as of all that was found, also where the first have no page', () => {
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

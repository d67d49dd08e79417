import { expect, it } from 'vitest';
import { shareCapacity, withinCapacity } from '@/lib/domain/capacity';

it.each([
  [[27, 11, 9], 54, [27, 11, 9]],
  [[270, 110, 90], 54, [18, 18, 18]],
  [[270, 11, 3], 54, [40, 11, 3]],
  [[3, 40, 30], 54, [3, 26, 25]],
  [[0, 60], 54, [0, 54]],
  [[], 54, []],
])('of columns with %j entries and capacity for %i shows %j', (counts, capacity, shares) => {
  expect(shareCapacity(counts, capacity)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(capacity);
});

it('cuts each column to its share and returns the total', () => {
  const columns = [
    { title: 'a', entries: [1, 2, 3] },
    { title: 'b', entries: [4] },
  ];
  expect(withinCapacity(columns, { most: 3, ofMany: 2 })).toEqual([
    { title: 'a', entries: [1], count: 3 },
    { title: 'b', entries: [4], count: 1 },
  ]);
  expect(withinCapacity(columns, { most: 4, ofMany: 2 }).map(({ entries }) => entries)).toEqual([[1, 2, 3], [4]]);
});

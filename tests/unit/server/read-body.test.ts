import { expect, it } from 'vitest';
import { BODY_BUDGET, BodyBudget } from '@/server/read-body';

it('grants bytes within the limit, per address and in total, and again after their release', () => {
  const budget = new BodyBudget({ allBytes: 25, addressBytes: 10 });
  expect([budget.reserve('a', 10), budget.reserve('a', 1), budget.reserve('b', 10), budget.reserve('c', 6)]).toEqual([
    null,
    'too-many',
    null,
    'busy',
  ]);
  expect(budget.total).toBe(20);
  budget.release('a', 4);
  expect([budget.reserve('a', 5), budget.reserve('a', 4), budget.reserve('c', 9)]).toEqual(['too-many', null, 'busy']);
  budget.release('a', 10);
  budget.release('b', 10);
  expect([budget.total, budget.reserve('c', 10)]).toEqual([0, null]);
});

it('is 64 MB in total', () => {
  expect(BODY_BUDGET.allBytes).toBeLessThanOrEqual(64_000_000);
  expect(BODY_BUDGET.addressBytes * 10).toBeLessThan(BODY_BUDGET.allBytes);
});

import { expect, it } from 'vitest';
import { BODY_BUDGET, BodyBudget } from '@/server/read-body';

it('grants bytes within the limit, per address and in total, and again after their release', () => {
  const budget = new BodyBudget({ allBytes: 25, addressBytes: 10 });
  expect([budget.take('a', 10), budget.take('a', 1), budget.take('b', 10), budget.take('c', 6)]).toEqual([
    null,
    'too-many',
    null,
    'busy',
  ]);
  expect(budget.total).toBe(20);
  budget.give('a', 4);
  expect([budget.take('a', 5), budget.take('a', 4), budget.take('c', 9)]).toEqual(['too-many', null, 'busy']);
  budget.give('a', 10);
  budget.give('b', 10);
  expect([budget.total, budget.take('c', 10)]).toEqual([0, null]);
});

it('is 64 MB in total', () => {
  expect(BODY_BUDGET.allBytes).toBeLessThanOrEqual(64_000_000);
  expect(BODY_BUDGET.addressBytes * 10).toBeLessThan(BODY_BUDGET.allBytes);
});

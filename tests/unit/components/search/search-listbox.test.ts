import { expect, it } from 'vitest';
import { targetOf } from '@/components/search/search-listbox';

it.each([
  ['ArrowDown', null, 4, 0],
  ['ArrowDown', 1, 4, 2],
  ['ArrowDown', 4, 4, 0],
  ['ArrowUp', null, 4, 4],
  ['ArrowUp', 0, 4, 4],
  ['ArrowUp', 3, 4, 2],
  ['Home', 3, 4, 0],
  ['End', 3, 4, 4],
  // The cursor's own, while no option is selected.
  ['Home', null, 4, null],
  ['End', null, 4, null],
  ['a', 3, 4, null],
  ['ArrowDown', null, -1, null],
])('%s from %s of the options up to %s leads to %s', (key, chosen, last, target) => {
  expect(targetOf(key, chosen, last)).toBe(target);
});

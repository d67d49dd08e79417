import { expect, it } from 'vitest';
import { everyPage, pageNumberOf, pageNumbers } from '@/lib/domain/page-numbers';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 90, [1, 2, 90]],
  [45, 90, [1, 44, 45, 46, 90]],
  [90, 90, [1, 89, 90]],
])('on page %i of %i there are ways to %j', (number, count, shown) => {
  expect(pageNumbers(number, count)).toEqual(shown);
});

it.each([
  ['2', 2],
  ['163', 163],
  ['1', 0],
  ['02', 0],
  ['2.0', 0],
  ['dos', 0],
  ['12345678', 0],
])('an address with "%s" means page %i', (written, number) => {
  expect(pageNumberOf(written)).toBe(number);
});

it('a list of all pages names each page, or some at equal distances when there are very many', () => {
  expect(everyPage(33)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
  const some = everyPage(417);
  expect(some.length).toBeLessThanOrEqual(60);
  expect(some.slice(0, 3)).toEqual([1, 8, 15]);
});

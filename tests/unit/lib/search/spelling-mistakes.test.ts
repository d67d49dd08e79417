import { expect, it } from 'vitest';
import { mistakesAllowed, mistakesIn } from '@/lib/search/spelling-mistakes';

it.each([
  ['tac', 'tac', 0],
  ['tca', 'tac', 1],
  ['tc', 'tac', 1],
  ['taac', 'tac', 1],
  ['toc', 'tac', 1],
  ['', 'tac', 3],
  ['ba', 'ac', 2],
  ['ab', 'ca', 2],
])('%j for %j has %i mistakes', (asked, word, mistakes) => expect(mistakesIn(asked, word)).toBe(mistakes));

it('counts none for what a beginning leaves out', () => {
  expect(mistakesIn('cardio', 'cardiologia', true)).toBe(0);
  expect(mistakesIn('cadrio', 'cardiologia', true)).toBe(1);
});

it.each([
  ['garcia', 'garcia', 0],
  ['garsia', 'garcia', 1],
  ['gracia', 'garcia', 1],
  ['garia', 'garcia', 1],
  ['garrcia', 'garcia', 1],
  ['resonanz', 'resonancia', 1],
  ['garc', 'garcia', 0],
  ['xyz', 'garcia', 3],
])('%s for the beginning of %s has %i', (asked, word, mistakes) => {
  expect(mistakesIn(asked, word, true)).toBe(mistakes);
});

it('allows none in words of up to three letters, one up to seven, then two', () => {
  expect([0, 3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
});

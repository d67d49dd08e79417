import { describe, expect, it } from 'vitest';
import { mistakesIn, nearest } from '@/backend/search/typos';

describe('typing mistakes', () => {
  it.each([
    ['garcia', 'garcia', 0],
    ['garsia', 'garcia', 1],
    ['gracia', 'garcia', 1],
    ['garia', 'garcia', 1],
    ['garrcia', 'garcia', 1],
    ['resonanz', 'resonancia', 1],
    ['garc', 'garcia', 0],
    ['xyz', 'garcia', 3],
  ])('%s for %s has %i', (asked, word, mistakes) => {
    expect(mistakesIn(asked, word)).toBe(mistakes);
  });

  it('takes the words with the fewest mistakes, none for short words', () => {
    expect(nearest('garsia', ['garcia', 'garsa', 'garcias', 'luis'])).toEqual(['garcia', 'garsa', 'garcias']);
    expect(nearest('traumatologo', ['traumatologia', 'reumatologia'])).toEqual(['traumatologia']);
    expect(nearest('rez', ['red', 'rex'])).toEqual([]);
    expect(nearest('rojo', ['lejos'])).toEqual([]);
  });
});

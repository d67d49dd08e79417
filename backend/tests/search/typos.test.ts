import { describe, expect, it } from 'vitest';
import { nearest } from '#search/typos';

describe('typing mistakes', () => {
  it('takes the words with the fewest mistakes, none for short words', () => {
    expect(nearest('garsia', ['garcia', 'garsa', 'garcias', 'luis'])).toEqual(['garcia', 'garsa', 'garcias']);
    expect(nearest('traumatologo', ['traumatologia', 'reumatologia'])).toEqual(['traumatologia']);
    expect(nearest('rez', ['red', 'rex'])).toEqual([]);
    expect(nearest('rojo', ['lejos'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { clockTime, parseHhmm } from '../clock-time';

describe('the hour of the wire', () => {
  it.each([
    ['0915', '0915'],
    ['915', '0915'],
    ['09:15', '0915'],
    [' 9:15 ', '0915'],
    ['09:15:00', '0915'],
    ['2359', '2359'],
    ['2400', null],
    ['0960', null],
    ['15', null],
    ['09:15:30', null],
    ['', null],
    [null, null],
  ])('is read from %j as %j', (text, expected) => expect(parseHhmm(text)).toBe(expected));

  it('is shown with a colon', () => expect(clockTime('0915')).toBe('09:15'));
});

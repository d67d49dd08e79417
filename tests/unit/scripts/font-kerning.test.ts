import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isVisible, openFont } from '@/scripts/font-kerning.mjs';

describe('the kerning of titles', () => {
  const file = readFileSync('app/fonts/bricolage-grotesque.woff2');
  const font = openFont(file);

  // The distances of the font at its weight of 680, as shaped by HarfBuzz 1.6.4 for JavaScript.
  it.each([
    ['AV', -82],
    ['To', -68],
    ['Va', -48],
    ['Te', -69],
    ['Tà', -61],
    ['Yo', -66],
    ['LT', -77],
    ['r.', -70],
    ['L’', -93],
  ])('of %s is that of the face: %i', (pair, expected) => {
    const [left = '', right = ''] = pair;
    expect(font.distance(left, right)).toBe(expected);
  });

  it.each(['nn', 'es', 'ro', '«b', '15'])('of %s, which is invisible, is omitted', (pair) => {
    const [left = '', right = ''] = pair;
    expect(font.distance(left, right)).toBe(0);
  });

  it('keeps the file under ten kilobytes', () => {
    expect(file.length).toBeLessThan(10_000);
  });
});

it.each([
  ['a', 'v', -12, true],
  ['a', 'v', 11, false],
  ['r', '.', -20, true],
  ['r', '.', -19, false],
  ['«', 'b', -90, false],
  ['1', '7', -90, false],
])('the pair %s and %s at %i thousandths of an em is kept: %s', (left, right, distance, expected) => {
  expect(isVisible(left, right, distance)).toBe(expected);
});

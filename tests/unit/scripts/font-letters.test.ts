import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OTHER, OWN, rangeOf } from '@/scripts/font-letters.mjs';

it.each(['es', 'ca', 'en'])('every letter of the texts in %s is in the fonts of every page', (locale) => {
  const texts = readFileSync(`messages/${locale}.json`, 'utf8');
  const missing = [...new Set(texts)].filter((letter) => letter > ' ' && !OWN.includes(letter.codePointAt(0) ?? 0));

  expect(missing).toEqual([]);
});

it('the style sheet loads the other letters where a page has one, in both fonts', () => {
  const layout = readFileSync('app/[locale]/layout.tsx', 'utf8');

  expect(layout.split(rangeOf(OTHER))).toHaveLength(3);
});

it('writes runs of code points as ranges', () => {
  expect(rangeOf([0x43, 0x41, 0x42, 0x131])).toBe('U+41-43, U+131');
});

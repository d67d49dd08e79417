import { expect, it } from 'vitest';
import { shownText } from '../shown-text';

it.each([
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\u200e\u200f',
  '\u2066\u2069',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u0007',
])('shows nothing of %j', (text) => expect(shownText(text)).toBeUndefined());

it.each([
  [' Lectura Biomédica ', 'Lectura Biomédica'],
  ['Lectura\nBiomédica', 'Lectura Biomédica'],
  ['\u200fمركز', '\u200fمركز'],
  ['0', '0'],
  ['.', '.'],
])('shows %j', (text, shown) => expect(shownText(text)).toBe(shown));

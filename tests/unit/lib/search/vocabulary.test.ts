import { describe, expect, it } from 'vitest';
import { mistakesAllowed, mistakesIn, Vocabulary } from '@/lib/search/vocabulary';

const WORDS = ['cardiolog', 'cardiologia', 'dermatolog', 'rodila', 'resonanc', 'tac', 'oido', 'ginecologia'];
const vocabulary = new Vocabulary();
for (const word of WORDS) vocabulary.add(word);

const words = (matches: { term: number }[]) => matches.map(({ term }) => vocabulary.wordOf(term));

it('gives a word one number', () => {
  expect(vocabulary.add('tac')).toBe(WORDS.indexOf('tac'));
  expect(vocabulary.size).toBe(WORDS.length);
});

it('finds a word by its whole or its beginning, ranked by how much of it matches', () => {
  expect(words(vocabulary.same('tac'))).toEqual(['tac']);
  expect(vocabulary.same('ta')).toEqual([]);
  expect(words(vocabulary.beginningWith('cardio')).toSorted()).toEqual(['cardiolog', 'cardiologia']);
  const [short] = vocabulary.beginningWith('gi');
  const [long] = vocabulary.beginningWith('ginecolog');
  expect(long?.quality).toBeGreaterThan(short?.quality ?? 1);
});

describe('a mistyped word', () => {
  it.each([
    ['dermatlog', 'dermatolog'],
    ['ginecolojia', 'ginecologia'],
    ['gniecologia', 'ginecologia'],
    ['resonans', 'resonanc'],
    ['rodlia', 'rodila'],
    ['dermtolo', 'dermatolog'],
  ])('%s is taken for %s', (typed, meant) => expect(words(vocabulary.like(typed))).toContain(meant));

  it.each(['tca', 'oi', 'xyzzyxyz', 'rdoli'])('%s is not corrected', (typed) => {
    expect(vocabulary.like(typed)).toEqual([]);
  });
});

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

it('counts no typos for the missing end of a word', () => {
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

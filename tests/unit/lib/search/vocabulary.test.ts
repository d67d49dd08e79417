import { describe, expect, it } from 'vitest';
import { Vocabulary } from '@/lib/search/vocabulary';

const WORDS = ['cardiolog', 'cardiologia', 'dermatolog', 'rodila', 'resonanc', 'tac', 'oido', 'ginecologia'];
const vocabulary = new Vocabulary();
for (const word of WORDS) vocabulary.add(word);

const words = (matches: { term: number }[]) => matches.map(({ term }) => vocabulary.wordOf(term));

it('gives a word one number', () => {
  expect(vocabulary.add('tac')).toBe(WORDS.indexOf('tac'));
  expect(vocabulary.size).toBe(WORDS.length);
});

it('finds a word whole and by its beginning, the better the more of it is there', () => {
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

  it.each(['tca', 'oi', 'xyzzyxyz', 'rdoli'])('%s is not guessed at', (typed) => {
    expect(vocabulary.like(typed)).toEqual([]);
  });
});

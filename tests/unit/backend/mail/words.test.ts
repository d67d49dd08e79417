import { expect, it } from 'vitest';
import { ca } from '@/backend/mail/words/ca';
import { en } from '@/backend/mail/words/en';
import { es } from '@/backend/mail/words/es';

/** Every sentence by its path; a sentence with places is filled with numbers. */
function sentences(words: object, prefix = ''): Map<string, string> {
  const found = Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    if (typeof value !== 'function') return [...sentences(value, `${prefix}${key}.`)];
    const places = Array.from({ length: value.length }, (_, place) => `<${place}>`);
    return [[prefix + key, value(...places)]];
  });
  return new Map(found);
}

/** Alike in two languages because they are. */
const SAME = /^(?:greeting|greetingWithoutName|facts\.(?:whatsapp|time|clinic|preference)|confirmed\.subject|yes|no)$/;

it.each([
  ['Catalan', ca],
  ['English', en],
])('has every sentence in %s with the same places, none left in Spanish', (_, words) => {
  const spanish = sentences(es);
  const translated = sentences(words);
  expect([...translated.keys()].sort()).toEqual([...spanish.keys()].sort());
  const places = (text = '') => (text.match(/<\d>/g) ?? []).sort();
  for (const [key, sentence] of spanish) {
    expect([key, places(translated.get(key))]).toEqual([key, places(sentence)]);
    if (!SAME.test(key)) expect([key, translated.get(key)]).not.toEqual([key, sentence]);
  }
});

import { describe, expect, it } from 'vitest';
import ca from '../../messages/ca.json';
import en from '../../messages/en.json';
import es from '../../messages/es.json';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]).sort();

describe.each([
  ['Catalan', flatten(ca)],
  ['English', flatten(en)],
])('the %s messages', (_name, messages) => {
  const source = flatten(es);

  it('have every key of the Spanish ones and no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(source).sort());
  });

  it('keep every placeholder', () => {
    const lost = Object.keys(source).filter(
      (key) => placeholders(messages[key] ?? '').join() !== placeholders(source[key] ?? '').join(),
    );
    expect(lost).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.keys(messages).filter((key) => !messages[key]?.trim())).toEqual([]);
  });
});

describe('the English messages', () => {
  it('contain no sentence of the Spanish ones', () => {
    const source = flatten(es);
    const sentences = Object.entries(flatten(en)).filter(
      ([key, text]) => text === source[key] && /\s\p{L}{3,}/u.test(text),
    );
    expect(sentences).toEqual([]);
  });
});

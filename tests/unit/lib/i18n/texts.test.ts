import { describe, expect, it } from 'vitest';
import { fillText } from '@/lib/i18n/fill-text';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { sourceFiles } from '../../../support/source-files';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

/** Plurals, tags and quoted braces, which `fillText` does not handle. */
const NEEDS_THE_FORMATTER = /\{(?!\w+\})|<|'\{/;

const sent = new Set(
  sourceFiles(['app', 'components']).flatMap(({ text }) =>
    [...text.matchAll(/\btextsOf\('(\w+)'/g)].map(([, namespace = '']) => namespace),
  ),
);

describe('a namespace that is sent to the browser', () => {
  it('has no text that needs the formatter of the server', () => {
    const needing = [...sent].filter((namespace) =>
      [es, ca, en].some((messages) =>
        texts((messages as unknown as Tree)[namespace] as Tree).some((text) => NEEDS_THE_FORMATTER.test(text)),
      ),
    );
    expect(needing).toEqual([]);
  });

  it('is found in the sources', () => {
    expect([...sent].filter((namespace) => !(namespace in es))).toEqual([]);
    expect(sent.size).toBeGreaterThan(30);
  });
});

describe('the browser', () => {
  it('fills the values of a message in verbatim', () => {
    expect(fillText('{day} a las {time}; {day}', { day: 1, time: '$& {day}' })).toBe('1 a las $& {day}; 1');
  });
});

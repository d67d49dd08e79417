import { describe, expect, it } from 'vitest';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { sourceFiles } from '../../../support/source-files';

type Tree = { [key: string]: string | Tree };

const texts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

/** The two sentences of the pill that the browser fills itself. */
const FILLED_BY_THE_BROWSER = new Set(['OpenPill']);

const sent = new Set(
  sourceFiles(['app', 'components']).flatMap(({ text }) =>
    [...text.matchAll(/\btextsOf\('(\w+)'/g)].map(([, namespace = '']) => namespace),
  ),
);

describe('a namespace that is sent to the browser', () => {
  it('has no text that needs the formatter of the server', () => {
    const needing = [...sent]
      .filter((namespace) => !FILLED_BY_THE_BROWSER.has(namespace))
      .filter((namespace) =>
        [es, ca, en].some((messages) =>
          texts((messages as unknown as Tree)[namespace] as Tree).some((text) => /[{}<>]/.test(text)),
        ),
      );
    expect(needing).toEqual([]);
  });

  it('is found in the sources', () => {
    expect([...sent].filter((namespace) => !(namespace in es))).toEqual([]);
    expect(sent.size).toBeGreaterThan(30);
  });
});

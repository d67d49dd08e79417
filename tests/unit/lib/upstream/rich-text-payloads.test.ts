// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { plainText, richText } from '@/lib/upstream/rich-text';
import { ALL_PAYLOADS, payloadOf } from '@/tools/verify/payloads.mjs';

process.env.API_URL = 'https://api.example.test';

/** npm run verify:security runs all of them; with this step, each context, vector and spelling is covered. */
const EVERY = 9;
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href', 'background', 'srcdoc'];
const HARMFUL = 'script, style, iframe, object, embed, form, link, meta, base, svg, math, template';

/** Executable content of a text, as read by a browser's own parser. */
function runnable(html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('body *, head *')];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses.
  const bare = (value: string) => value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  return [
    ...[...body.querySelectorAll(HARMFUL)].map(({ localName }) => localName),
    ...attributes
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (ADDRESSES.includes(name) && /^(?:java|vb)script:|^data:/.test(bare(value))),
      )
      .map(({ name }) => name),
  ];
}

it('leaves nothing executable of hundreds of payloads, in any context', () => {
  const left: string[] = [];
  for (let index = 0; index < ALL_PAYLOADS; index += EVERY) {
    const clean = richText(payloadOf(index), { locale: 'es' }) ?? '';
    if (runnable(clean).length > 0) left.push(`${payloadOf(index)} became ${clean}`);
  }
  expect(left).toEqual([]);
});

it('is executable when it is shown uncleaned', () => {
  const seen = Array.from({ length: 300 }, (_, index) => runnable(payloadOf(index))).filter(
    (found) => found.length > 0,
  );
  expect(seen.length).toBeGreaterThan(150);
});

it('is no element at all as escaped plain text', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const left = Array.from({ length: 300 }, (_, index) => runnable(escaped(plainText(payloadOf(index)) ?? ''))).flat();
  expect(left).toEqual([]);
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { plainText, richText } from '@/lib/upstream/rich-text';
import { ALL_PAYLOADS, payloadOf } from '@/tools/verify/payloads.mjs';

process.env.API_URL = 'https://api.example.test';

/** All of them are for npm run verify:security; so many apart each context, vector and way of writing is met. */
const EVERY = 9;
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href', 'background', 'srcdoc'];
const HARMFUL = 'script, style, iframe, object, embed, form, link, meta, base, svg, math, template';

/** What would run of a text, read by a browser's own parser. */
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

it('leaves nothing that runs of hundreds of payloads, whatever they break out of', () => {
  const left: string[] = [];
  for (let index = 0; index < ALL_PAYLOADS; index += EVERY) {
    const clean = richText(payloadOf(index), { locale: 'es' }) ?? '';
    if (runnable(clean).length > 0) left.push(`${payloadOf(index)} became ${clean}`);
  }
  expect(left).toEqual([]);
});

it('is seen to run where it is shown as it is', () => {
  const seen = Array.from({ length: 300 }, (_, index) => runnable(payloadOf(index))).filter(
    (found) => found.length > 0,
  );
  expect(seen.length).toBeGreaterThan(150);
});

it('is no element at all as plain text that is escaped', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const left = Array.from({ length: 300 }, (_, index) => runnable(escaped(plainText(payloadOf(index)) ?? ''))).flat();
  expect(left).toEqual([]);
});

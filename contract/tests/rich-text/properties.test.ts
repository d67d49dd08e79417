import { expect, it } from 'vitest';
import { allowedMarkup } from '../../rich-text/markup';
import { plainLines } from '../../rich-text/plain';
import { isBlock, type Markup, parseMarkup, textOf } from '../../rich-text/tree';
import fc from '../support/property';

const NAMES = [
  ...['p', 'div', 'section', 'address', 'h1', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr'],
  ...['table', 'caption', 'thead', 'tr', 'th', 'td', 'figure', 'figcaption', 'details', 'summary', 'noscript', 'menu'],
  ...['a', 'b', 'strong', 'i', 'em', 'span', 'font', 'sub', 'sup', 's', 'del', 'small', 'mark', 'q', 'code', 'br'],
  ...['img', 'iframe', 'script', 'template', 'msup', 'mfrac', 'o:p', 'label', 'constructor'],
];
const STYLES = [
  ...['font-weight:normal', 'font-weight:700', 'font-style:italic', 'font-style:normal', 'vertical-align:super'],
  ...['text-decoration:line-through', 'white-space:pre-wrap', 'mso-list:l0 level1 lfo1', 'mso-list:l0 level2 lfo1'],
  ...['mso-list:Ignore', 'list-style-type:lower-alpha'],
];
const attributes = fc.array(
  fc.oneof(
    fc.constantFrom(...STYLES).map((style) => ` style="${style}"`),
    fc.constantFrom(' src="/a.jpg"', ' data-src="/a.jpg"', ' href="/x"', ' start="3"', ' reversed', ' value="x"'),
  ),
  { maxLength: 2 },
);
const words = fc.constantFrom(...['Uno', ' dos ', '10', '9', '·', 'a)', '\n', ' ', '&nbsp;', 'x &lt; y', 'ñandú\n\nÀ']);

const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc.array(tie('html'), { maxLength: 5 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, tie('html'), fc.boolean())
      .map(([name, all, inside, isClosed]) => `<${name}${all.join('')}>${inside}${isClosed ? `</${name}>` : ''}`),
  ),
}));
/** Markup of editors, and any characters. */
const anyHtml = fc.oneof({ weight: 4, arbitrary: html }, fc.string({ unit: 'binary' }), fc.string());

/** The texts that a reader sees as separate: of blocks, of lines, and raised or lowered ones. */
const textsOf = (nodes: readonly Markup[]): string[] => separated(nodes).split('\u0000');
const separated = (nodes: readonly Markup[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('\u0000', '');
      const isApart = isBlock(node) || ['br', 'img', 'sup', 'sub'].includes(node.name);
      return isApart ? `\u0000${separated(node.children)}\u0000` : separated(node.children);
    })
    .join('');
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

it('reads any HTML, and reads its own result as the same', () => {
  fc.assert(
    fc.property(anyHtml, (given) => {
      const shown = allowedMarkup(given);
      expect(allowedMarkup(shown)).toBe(shown);
    }),
    { numRuns: 300 },
  );
});

it('writes only words and figures that were given, and joins none of two texts', () => {
  fc.assert(
    fc.property(anyHtml, (given) => {
      const texts = textsOf(parseMarkup(given));
      const shown = textsOf(parseMarkup(allowedMarkup(given))).flatMap(wordsOf);
      const invented = shown.filter((word) => !texts.some((text) => text.includes(word)));
      expect(invented).toEqual([]);
    }),
    { numRuns: 300, examples: [['<p>Uno<msup>\n<sup> </sup>Uno']] },
  );
});

it('reads only words and figures that were given as plain text', () => {
  const onTheLine = (text: string) => text.replace(/[⁰¹²³⁴-ⁿ₀-ₙ]+/g, (signs) => ` ${signs.normalize('NFKC')} `);
  fc.assert(
    fc.property(anyHtml, (given) => {
      const text = textOf(parseMarkup(given)).replace(/[⁰¹²³⁴-ⁿ₀-ₙ]/g, (sign) => sign.normalize('NFKC'));
      expect(
        plainLines(given)
          .flatMap((line) => wordsOf(onTheLine(line)))
          .filter((word) => !text.includes(word)),
      ).toEqual([]);
    }),
    { numRuns: 300, examples: [['<p><msup>Uno<sup> </sup>Uno']] },
  );
});

it('puts every block on separate lines', () => {
  const blocks = NAMES.filter((name) => name !== 'hr' && isBlock({ name, attributes: {}, children: [] }));
  for (const name of blocks)
    for (const next of NAMES) {
      const lines = plainLines(allowedMarkup(`<${name}>Uno</${name}><${next}>dos</${next}>`));
      expect([name, next, lines.filter((line) => /Uno.*dos/.test(line))]).toEqual([name, next, []]);
    }
});

it.each([
  ['open blocks', '<div>'.repeat(200_000), ''],
  ['open inline elements', '<b>'.repeat(100_000), '</i>'.repeat(100_000)],
  ['open lists', '<ul><li>'.repeat(60_000), ''],
  ['open templates', '<template>'.repeat(50_000), '</template>'.repeat(50_000)],
])('reads a megabyte of %s, which would take minutes if time grew with the depth', (_what, start, end) => {
  expect(plainLines(`Uno ${start}<i>dos</i>${end} tres`).join(' ')).toBe(
    start.includes('template') ? 'Uno tres' : 'Uno dos tres',
  );
  expect(plainLines(allowedMarkup(`Uno ${start}dos${end}`)).join(' ')).toBe(
    start.includes('template') ? 'Uno' : 'Uno dos',
  );
});

const DEEP = '<div>'.repeat(100);
it.each([
  ['paragraphs', '<p>Uno</p><p>dos</p>', ['Uno', 'dos']],
  ['a line break', 'Uno<br>dos', ['Uno', 'dos']],
  ['a text after a block', '<div>Uno</div>dos', ['Uno', 'dos']],
  ['a script', 'Uno<script>dos</script> tres', ['Uno tres']],
  ['a template', 'Uno<template>a<template>b</template>c<p>d</template> tres', ['Uno tres']],
  ['a word with bold letters', 'Un<b>o</b>', ['Uno']],
])('keeps the text of %s inside a hundred elements', (_what, html, lines) => {
  expect(plainLines(`${DEEP}${html}`)).toEqual(lines);
  expect(plainLines(allowedMarkup(`${DEEP}${html}`))).toEqual(lines);
});

it('ends a deep element where its text ends', () => {
  const deep = (html: string) => `<section>${DEEP}${html}${'</div>'.repeat(100)}</section>`;
  expect(allowedMarkup(`<b>Uno${deep('<b>dos')}</b> tres`)).toBe(
    '<strong>Uno</strong><p><strong>dos</strong></p> tres',
  );
  expect(allowedMarkup(`${deep('<b><b>Uno</b></b>')}<p>dos</p>`)).toBe('<p>Uno</p><p>dos</p>');
});

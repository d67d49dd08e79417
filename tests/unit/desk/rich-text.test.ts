// @vitest-environment jsdom
// @own-process: packages of the desk require ES modules.
import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import { plainLines } from '@clinic/contract/rich-text/plain';
import fc from '@clinic/contract/tests/support/property';
import { describe, expect, it } from 'vitest';
import { openText, textOf } from '@/desk/src/records/rich-text';
import { documentOf } from '@/desk/src/records/rich-text/document';
import spellings from '@/tests/fixtures/spellings/rich-text.json';

/** The text that is saved if nobody changes it; null for one that is edited as HTML. */
function saved(html: string): string | null {
  const document = openText(html);
  return document && textOf(document);
}

const AROUND_BLOCKS =
  /[ \n]*(<\/?(?:p|h[2-4]|blockquote|hr|figure|figcaption|[uod]l|li|d[td]|table|caption|thead|tbody|tfoot|t[rhd]|br)\b[^>]*>)[ \n]*/g;
/** Without white space that browsers do not show; a link without an address is text. */
const withoutSpace = (html: string): string =>
  html.includes('<pre')
    ? html
    : html
        .replace(/<a>(.*?)<\/a>/g, '$1')
        .replace(AROUND_BLOCKS, '$1')
        .replace(/\n/g, ' ');

const shown = spellings.flatMap((one) => (one.shown === undefined ? [] : [{ from: one.from, html: one.shown }]));

describe('the editor', () => {
  it.each(shown)('gives a text of $from back as the page shows it: $html', ({ html }) => {
    expect(saved(html)).toBe(withoutSpace(html));
  });

  it.each([
    '<p><q>a</q><q>b</q> <kbd>A</kbd><kbd>B</kbd> <q>Uno <q>dos</q> tres</q> 2<sup>2<sup>2</sup></sup></p>',
    '<p><em>a <strong>b</strong></em><em>c</em> <em><strong>d</strong></em> <strong><em>e</em></strong></p>',
    '<p><strong><q>a</q></strong><q>b</q> <abbr title="1.50">RM</abbr> <time datetime="2026">ahora</time></p>',
    '<ol start="1" reversed><li>Uno</li></ol><ol start="1"><li>Uno</li></ol>',
    '<ul><li><h3>Uno</h3><p>Dos</p></li><li><p>Tres</p></li><li></li><li><ul><li>Cuatro</li></ul></li></ul>',
    '<dl><dt>Ayunas</dt><dd><p>8 horas</p><p>o más</p></dd><dd>Agua<ul><li>sin gas</li></ul></dd></dl>',
    '<figure><a href="/x"><img src="/media/a.jpg" alt="" /></a><figcaption><p>Una</p><p>Dos</p></figcaption></figure>',
    '<figure><table><tr><td>1</td></tr></table><figcaption>Pie</figcaption></figure>',
    '<p>Vídeo: <iframe src="https://www.youtube.com/embed/abcdefgh" title="Vídeo"></iframe></p>',
    '<p><img src="https://www.example.test/a.jpg" alt="Sala" width="80" /></p>',
    '<blockquote>Uno<p>Dos</p></blockquote>Tres<p></p><p><br /></p><hr /><hr />',
    '<p>a\u00a0 b</p>',
  ])('gives %s back as it was', (html) => expect(saved(html)).toBe(html));

  it.each([
    '<table><caption>Por 10<sup>9</sup></caption><tbody><tr><th scope="row">1</th><th>2</th></tr></tbody></table>',
    '<table><tr><td>a</td><td>b<ul><li>c</li></ul></td></tr><tr><td>d</td></tr></table>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tr><td><p>b</p><p>c</p></td></tr></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody><tbody><tr><td>b</td><td></td></tr></tbody></table>',
    '<table><tbody><tr><td rowspan="5">a</td></tr></tbody><tfoot><tr><td>b</td></tr></tfoot></table>',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
  ])('gives the table %s back as it was', (html) => expect(saved(html)).toBe(html));

  it.each(['', ' \n', '<p></p>'])('opens the empty text %j', (html) => expect(saved(html)).toBe('<p></p>'));

  it.each([
    ['Uno\nDos', 'Uno<br />Dos'],
    ['<b>Uno</b>', '<strong>Uno</strong>'],
    [
      '<table><thead><th>A</th></thead><td>b</td></table>',
      '<table><thead><tr><th>A</th></tr></thead><tr><td>b</td></tr></table>',
    ],
    ['<a href="/x"><h3>Uno</h3><p>Dos</p></a>', '<h3><a href="/x">Uno</a></h3><p><a href="/x">Dos</a></p>'],
    ['<p><strong>Uno <strong>dos</strong></strong></p><ul></ul>', '<p><strong>Uno dos</strong></p>'],
  ])('opens %j', (html, text) => expect(saved(html)).toBe(text));

  it.each([
    '<table><tr><td colspan="99">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '<table><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr></table>',
    '<p><a href="javascript:x">Uno</a></p>',
  ])('leaves %s to the HTML field', (html) => expect(saved(html)).toBeNull());
});

describe('any text', () => {
  const names = [
    'p',
    'h2',
    'ul',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'thead',
    'tr',
    'th',
    'td',
    'figure',
    'pre',
  ];
  const formats = ['strong', 'em', 'q', 'sup', 'del', 'a href="/x"', 'blockquote', 'ol', 'figcaption', 'tbody'];
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('Uno', ' dos ', '10', '\n', '<br>', '<img src="/a.jpg" alt="b">'),
      fc.array(tie('html'), { maxLength: 5 }).map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom(...names, ...formats), tie('html'))
        .map(([name, inside]) => `<${name}>${inside}</${name.split(' ')[0]}>`),
    ),
  }));

  it('has the same lines after it was saved, and is opened again as the same', () => {
    fc.assert(
      fc.property(html, (given) => {
        const text = saved(given);
        if (text === null) return;
        expect(plainLines(text)).toEqual(plainLines(allowedMarkup(given)));
        expect(saved(text)).toBe(text);
        expect(allowedMarkup(text)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});

it('writes nothing for the paragraph after a new table until it has text', () => {
  const paragraph = (text: string[]) => [{ name: 'p', attributes: { 'data-p': 'filled' }, children: text }];
  expect(textOf(documentOf(paragraph([])))).toBe('');
  expect(textOf(documentOf(paragraph(['Uno'])))).toBe('<p>Uno</p>');
});

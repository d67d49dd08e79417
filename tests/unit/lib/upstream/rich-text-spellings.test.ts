import { describe, expect, it } from 'vitest';
import { cleanRichText } from '@/backend/editing/rich-text';
import { plainText, richText } from '@/lib/upstream/rich-text';
import spellings from '@/tests/fixtures/spellings/rich-text.json';

process.env.API_URL = 'https://api.example.test';
const es = (html: string) => richText(html, { locale: 'es' });
const understood = spellings.flatMap(({ from, html, shown }) => (shown === undefined ? [] : [{ from, html, shown }]));

describe('a rich text on a page', () => {
  // Links, pictures and the box of a table are the page's own: tests/unit/lib/upstream/rich-text.test.ts.
  it.each(understood.filter(({ shown }) => !/<(?:a|img|table)\b|type="[AI]"/.test(shown)))(
    'of $from means what its author saw: $html',
    ({ html, shown }) => expect(es(html)).toBe(shown.trim()),
  );

  it.each(understood)('of $from is the same after it was saved by the editor: $html', ({ html, shown }) => {
    expect(es(cleanRichText(html))).toBe(es(html));
    expect(es(shown)).toBe(es(html));
  });

  it.each(spellings.flatMap(({ html, text }) => (text === undefined ? [] : [{ html, text }])))(
    'that is not understood keeps its text and gains no list: $html',
    ({ html, text }) => {
      expect(plainText(html)).toBe(text.join(' '));
      expect(es(html)?.replace(/<\/?p>/g, '')).not.toContain('<');
    },
  );

  it('shows a picture that a script would load once, with one description', () => {
    const html =
      '<p><img data-src="/uploads/a.jpg" alt="Sala"><noscript><img src="/uploads/a.jpg" alt="Sala"></noscript></p>';
    expect(es(html)).toBe(
      '<p><img src="/media/960/web/uploads/a.jpg" alt="Sala" loading="lazy" decoding="async" /></p>',
    );
    const foreign = html.replaceAll('/uploads/', 'https://other.example.test/');
    expect(es(foreign)).toBe('<p><em>Sala</em></p>');
  });

  it('numbers a list with capitals if its author did', () => {
    expect(es('<ol type="A"><li>a</li></ol>')).toBe('<ol type="A" class="A"><li>a</li></ol>');
    expect(es('<ol type="a" class="A"><li>a</li></ol>')).toBe('<ol type="a"><li>a</li></ol>');
  });

  it('shows a text that is struck as a whole', () => {
    expect(es('<p><s>Agotado</s></p>')).toBe('<p><s>Agotado</s></p>');
  });
});

describe('the plain text of a rich text', () => {
  it.each([
    ['10<sup>9</sup>/L', '10⁹/L'],
    ['10<sup>-3</sup> mol', '10⁻³ mol'],
    ['10<sup>9,5</sup>', '10^(9,5)'],
    ['1<sup>er</sup> turno, N<sup>o</sup> 5', '1er turno, No 5'],
    ['CO<sub>2</sub> y B<sub>12</sub>', 'CO2 y B12'],
    ['1010<sub>2</sub>', '1010₂'],
    ['<del>90 €</del> 60 €', '60 €'],
    ['1<s>0</s>5', '1 5'],
    ['<dt>Ayunas</dt><dd>8</dd><th>2</th><td>3</td>', 'Ayunas 8 2 3'],
    ['<section>10</section><section>9</section>', '10 9'],
    ['Aina <aina@example.org>', 'Aina <aina@example.org>'],
    ['aina<b@example.org', 'aina<b@example.org'],
  ])('reads %s as %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

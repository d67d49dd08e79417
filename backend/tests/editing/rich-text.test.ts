import { RICH_TEXT_ELEMENTS } from '@clinic/contract/rich-text';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { describe, expect, it } from 'vitest';
import { cleanRichText } from '#editing/rich-text';
import spellings from '../../../tests/fixtures/spellings/rich-text.json';

const SCHEMES = ['javascript:', 'JaVaScRiPt:', ' java\nscript:', '&#106;avascript:', 'vbscript:', 'data:text/html,'];
const HANDLERS = ['onclick', 'onerror', 'ONLOAD', 'onmouseover', 'onfocus autofocus', 'onanimationstart'];
const WRAPPERS = [
  'a',
  'p',
  'img',
  'svg',
  'math',
  'details',
  'video',
  'object',
  'iframe',
  'form',
  'template',
  'noscript',
];
const SCRIPTS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<style>@import "javascript:alert(1)"</style>',
  '<base href="javascript:alert(1)//"><meta http-equiv=refresh content="0;javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example.test/embed"></iframe>',
  '<iframe src="//www.youtube.com.evil.example.test/embed/x"></iframe>',
];
const HOSTILE = [
  ...SCRIPTS,
  ...WRAPPERS.flatMap((tag) => HANDLERS.map((handler) => `<${tag} ${handler}="alert(1)" src=x>texto</${tag}>`)),
  ...WRAPPERS.flatMap((tag) =>
    SCHEMES.flatMap((scheme) =>
      ['href', 'src', 'action', 'xlink:href'].map((name) => `<${tag} ${name}="${scheme}alert(1)">x</${tag}>`),
    ),
  ),
];

const TAGS = [...Object.keys(RICH_TEXT_ELEMENTS), 'iframe'].join('|');

/** Executable content: a tag or attribute outside the allow-list, or an address that runs code. */
const RUNS = new RegExp(
  `<(?!/?(?:${TAGS})\\b)|<[^>]*\\s(?:on\\w+|style|srcdoc|action|xlink:href|cite)\\s*=|(?:href|src)="(?!https?:|mailto:|tel:|[\\w/#.]*")`,
  'i',
);

describe('a stored rich text', () => {
  it(`has no executable content for ${HOSTILE.length} hostile texts, alone or inside a text`, () => {
    const runs = HOSTILE.flatMap((html) => [html, `<p>Antes ${html} después</p>`]).filter((html) =>
      RUNS.test(cleanRichText(html)),
    );
    expect(runs).toEqual([]);
  });

  it('is unchanged by a second cleaning', () => {
    for (const html of HOSTILE) expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
  });

  it('keeps only video frames, which the site shows as links', () => {
    expect(cleanRichText('<iframe src="https://evil.example.test/"></iframe>')).toBe('');
    const video = '<iframe src="https://www.youtube.com/embed/abcdefgh"></iframe>';
    expect(cleanRichText(video)).toBe(video);
  });

  it.each([
    '<h2>Título</h2><p>Texto de {brand}, <strong>fuerte</strong>: <a href="/clinicas">clínicas</a></p>',
    '<ul><li><a href="tel:+34961000000">961 000 000</a></li></ul>',
    '<figure><img src="/media/x.jpg" alt="Una sala" width="800" height="600" /><figcaption>Sala</figcaption></figure>',
    '<table><tr><th scope="col">Día</th><td colspan="2">Lunes</td></tr></table>',
    'Texto sin etiquetas',
  ])('stays as an editor wrote it: %s', (html) => expect(cleanRichText(html)).toBe(html));

  it.each(spellings.flatMap(({ from, html, shown }) => (shown === undefined ? [] : [{ from, html, shown }])))(
    'of $from means what its author saw: $html',
    ({ html, shown }) => expect(cleanRichText(html)).toBe(/[<&]/.test(html) ? shown : html),
  );

  it.each(spellings.flatMap(({ html, text }) => (text === undefined ? [] : [{ html, text }])))(
    'that is not understood keeps its text and gains no list: $html',
    ({ html, text }) => {
      expect(plainLines(html)).toEqual(text);
      expect(cleanRichText(html).replace(/<\/?p>/g, '')).not.toContain('<');
    },
  );
});

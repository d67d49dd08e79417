import { describe, expect, it } from 'vitest';
import { plainText, richText, withoutShortcodes } from '@/lib/api/rich-text';

process.env.API_URL = 'https://api.example.test';
const blogUrl = 'https://blog.example.test';
const es = (html: string | null) => richText(html, { locale: 'es' });

describe('richText', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" jAvAsCrIpT:alert(1)">a</a>', '<a>a</a>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg onload="x()"><p>a</p></svg>', '<p>a</p>'],
    ['<p>a</p><style>p{}</style>', '<p>a</p>'],
    ['<img src="x" onerror="x()"><p>a</p>', '<img src="https://api.example.test/x" alt="" loading="lazy" /><p>a</p>'],
    ['<img src="data:image/png;base64,AA"><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://www.youtube-nocookie.com/embed/abcdef1"></iframe><p>a</p>', '<p>a</p>'],
  ])('lets nothing run: %s', (html, clean) => {
    expect(es(html)).toBe(clean);
  });

  it.each(['<p></p>', '<p><br></p>', '<p> </p>', '<p>&nbsp;</p>', '<p>\u00a0</p>', '', '  ', null])(
    'reads the empty paragraph %j as nothing to show',
    (html) => {
      expect(es(html)).toBeNull();
    },
  );

  it('shows a paragraph whose only content is a picture of the API, through this site', () => {
    expect(es('<p><img src="/media/a.jpg" alt="Sala"></p>')).toBe(
      '<p><img src="/media/api/a.jpg" alt="Sala" loading="lazy" /></p>',
    );
  });

  it('puts links within the site in the language of the page, once', () => {
    const html =
      '<a href="/contacto">1</a><a href="/ca/contacto">2</a><a href="/media/api/x.pdf">3</a><a href="#a">4</a>';
    expect(richText(html, { locale: 'ca' })).toBe(
      '<a href="/ca/contacto">1</a><a href="/ca/contacto">2</a><a href="/media/api/x.pdf">3</a><a href="#a">4</a>',
    );
    expect(es('<a href="/contacto">1</a>')).toBe('<a href="/contacto">1</a>');
  });

  it('gives links that leave the site a rel, and keeps mail and telephone links', () => {
    expect(es('<a href="https://example.test/?a=1&amp;b=2" target="_top">1</a><a href="tel:+34963">2</a>')).toBe(
      '<a href="https://example.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">1</a><a href="tel:+34963">2</a>',
    );
  });

  it('leaves headings under the one of the page and the word {brand} alone', () => {
    expect(es('<h1>{brand}</h1><h5>x</h5>')).toBe('<h2>{brand}</h2><h4>x</h4>');
  });

  it('lets a post hold a video only from the host without cookies', () => {
    const post = (html: string) => richText(html, { locale: 'es', blogUrl });
    expect(post('<iframe src="https://www.youtube.com/embed/abcdef1" onload="x()"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdef1" title="YouTube" allowfullscreen loading="lazy"></iframe>',
    );
    expect(post('<iframe src="https://evil.example.test/embed/abcdef1"></iframe><p>a</p>')).toBe('<p>a</p>');
    expect(post('<p><a href="/otra">a</a></p>')).toBe(
      '<p><a href="https://blog.example.test/otra" rel="noopener noreferrer" target="_blank">a</a></p>',
    );
  });
});

describe('plainText', () => {
  it.each([
    ['Salud &#038; bienestar', 'Salud & bienestar'],
    ['L&#8217;alimentació', 'L’alimentació'],
    ['Resonancia <em>sin</em> claustrofobia', 'Resonancia sin claustrofobia'],
    ['diagn&oacute;stico', 'diagnóstico'],
    ['a &lt;b&gt; c', 'a <b> c'],
    ['<p>uno</p><p>dos</p>', 'uno dos'],
    ['<script>x()</script>', null],
    ['&nbsp;', null],
  ])('reads %s as %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('withoutShortcodes', () => {
  it('strips what no plugin expanded and leaves brackets of the text', () => {
    const html = '<p>a [contact-form-7 id=&#8221;12&#8243; title="x"] b [gallery ids="1"] [/caption] [sic] [1]</p>';
    expect(withoutShortcodes(html)).toBe('<p>a  b   [sic] [1]</p>');
  });
});

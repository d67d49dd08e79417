import { describe, expect, it, vi } from 'vitest';
import { cachedText, plainText, richText, withoutShortcodes } from '@/lib/upstream/rich-text';

process.env.API_URL = 'https://api.example.test';
const blogUrl = 'https://blog.example.test';
const es = (html: string | null) => richText(html, { locale: 'es' });

describe('richText', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="/&#9;/evil.example">a</a>', '<a>a</a>'],
    ['<a href=" jAvAsCrIpT:alert(1)">a</a>', '<a>a</a>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg onload="x()"><p>a</p></svg>', '<p>a</p>'],
    ['<p>a</p><style>p{}</style>', '<p>a</p>'],
    ['<img src="x" onerror="x()"><p>a</p>', '<p>a</p>'],
    ['<img src="data:image/png;base64,AA"><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://www.youtube-nocookie.com/embed/abcdef1"></iframe><p>a</p>', '<p>a</p>'],
  ])('lets nothing run: %s', (html, clean) => {
    expect(es(html)).toBe(clean);
  });

  it.each(['<p></p>', '<p><br></p>', '<p> </p>', '<p>&nbsp;</p>', '<p>\u00a0</p>', '', '  ', null])(
    'reads the empty paragraph %j as empty',
    (html) => {
      expect(es(html)).toBeNull();
    },
  );

  it('never names an internal or foreign address: a picture that cannot be shown becomes its description', () => {
    expect(es('<p><img src="figura" alt="Plano de acceso"></p>')).toBe('<p><em>Plano de acceso</em></p>');
    expect(es('<a href="/x"><img src="https://other.example.test/a.png" alt="A &amp; B"></a>')).toBe(
      '<a href="/x"><em>A &amp; B</em></a>',
    );
    expect(es('<p>a <img src="https://other.example.test/a.png"></p>')).toBe('<p>a </p>');
    expect(es('<img src="/uploads/a.jpg" alt="Sala">')).toContain('src="/media/960/web/uploads/a.jpg"');
  });

  it('shows a paragraph whose only content is a picture of the API, through this site', () => {
    expect(es('<p><img src="/media/a.jpg" alt="Sala"></p>')).toBe(
      '<p><img src="/media/960/api/a.jpg" alt="Sala" loading="lazy" decoding="async" /></p>',
    );
  });

  it('adds the page language to links within the site, once', () => {
    const html =
      '<a href="/contacto">1</a><a href="/ca/contacto">2</a><a href="/media/api/x.pdf">3</a><a href="#a">4</a>';
    expect(richText(html, { locale: 'ca' })).toBe(
      '<a href="/ca/contacto">1</a><a href="/ca/contacto">2</a><a href="/media/api/x.pdf">3</a><a href="#a">4</a>',
    );
    expect(es('<a href="/contacto">1</a>')).toBe('<a href="/contacto">1</a>');
  });

  it('gives external links a rel, and keeps mail and telephone links', () => {
    expect(es('<a href="https://example.test/?a=1&amp;b=2" target="_top">1</a><a href="tel:+34963">2</a>')).toBe(
      '<a href="https://example.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">1</a><a href="tel:+34963">2</a>',
    );
  });

  it("keeps headings below the page's heading and the word {brand}", () => {
    expect(es('<h1>{brand}</h1><h5>x</h5>')).toBe('<h2>{brand}</h2><h4>x</h4>');
  });

  describe('of a post', () => {
    const messages = { lang: 'en', watchVideo: 'Watch <it>' } as const;
    const post = (html: string) => richText(html, { locale: 'es', blogUrl, messages });
    const video =
      '<a class="video-link i-before i-video" lang="en" href="https://www.youtube.com/watch?v=abcdef1" rel="noopener noreferrer" target="_blank">Watch &lt;it&gt;</a>';

    it.each([
      '<iframe src="https://www.youtube.com/embed/abcdef1?rel=0" onload="x()"></iframe>',
      '<iframe src="//www.youtube-nocookie.com/embed/abcdef1" title="x">No frames</iframe>',
    ])('shows the video of %s as a link, never as a frame', (html) => {
      expect(post(html)).toBe(video);
    });

    it.each(['https://youtu.be/abcdef1', 'https://www.youtube.com/watch?v=abcdef1&t=3'])(
      'shows the bare address %s, which the blog could not embed, as a link',
      (address) => {
        expect(post(`<p>\n${address}\n</p>`)).toBe(`<p>${video}</p>`);
      },
    );

    it('makes any other bare address a link, and leaves one inside a sentence alone', () => {
      expect(post('<p>https://example.test/a</p><p>a https://example.test/a</p>')).toBe(
        '<p><a href="https://example.test/a" rel="noopener noreferrer" target="_blank">https://example.test/a</a></p><p>a https://example.test/a</p>',
      );
    });

    it('drops frames of other sites, and videos when there are no messages for them', () => {
      expect(post('<iframe src="https://evil.example.test/embed/abcdef1">a</iframe><p>a</p>')).toBe('<p>a</p>');
      expect(richText('<iframe src="https://youtu.be/abcdef1"></iframe>', { locale: 'es', blogUrl })).toBeNull();
    });

    it('adds no class to a link', () => {
      expect(post('<a class="video-link" lang="xx" href="#a">a</a>')).toBe('<a href="#a">a</a>');
    });

    it('keeps pictures of the blog, but not of hosts that the content policy refuses', () => {
      expect(post('<img src="https://tracker.example.test/p.gif" alt=""><p>a</p>')).toBe('<p>a</p>');
      expect(post('<img src="/wp-content/uploads/2026/a.jpg" alt="Sala">')).toBe(
        '<img src="/media/960/blog/2026/a.jpg" alt="Sala" loading="lazy" decoding="async" />',
      );
    });

    it('offers a picture in several widths when its width is known, never in larger ones', () => {
      const shown = post('<img src="/wp-content/uploads/a.jpg" alt="" width="1024" height="683" srcset="/x 1w">');
      expect(shown).toContain('src="/media/640/blog/a.jpg" srcset="/media/640/blog/a.jpg 640w,');
      expect(shown).toContain('/media/1280/blog/a.jpg 1280w" sizes="min(92vw, 45rem, 1024px)"');
      expect(shown).toContain('width="1024" height="683"');
      expect(post('<img src="/wp-content/uploads/a.jpg" alt="" width="80">')).toContain('45rem, 80px)');
      expect(post('<img src="/wp-content/uploads/a.jpg" alt="" width="9em&quot;">')).not.toContain('srcset');
    });

    it('points root-relative links to the blog, or to this site when the blog has no pages', () => {
      expect(post('<p><a href="/otra">a</a></p>')).toBe(
        '<p><a href="https://blog.example.test/otra" rel="noopener noreferrer" target="_blank">a</a></p>',
      );
      expect(richText('<a href="/contacto">a</a>', { locale: 'ca', blogUrl: 'http://127.0.0.1:4310' })).toBe(
        '<a href="/ca/contacto">a</a>',
      );
    });
  });

  it('puts each table in a focusable scrolling box, labelled by its caption', () => {
    expect(es('<table><caption>A &amp; "B" <em>C</em></caption><tr><td>1</td></tr></table>')).toBe(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="A &amp; &quot;B&quot; C"><table><caption>A &amp; "B" <em>C</em></caption><tr><td>1</td></tr></table></div>',
    );
    expect(es('<table><tr><td>1</td></tr></table>')).toBe(
      '<div class="table-scroll" tabindex="0"><table><tr><td>1</td></tr></table></div>',
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
  it('strips unexpanded shortcodes and keeps brackets of the text', () => {
    const html = '<p>a [contact-form-7 id=&#8221;12&#8243; title="x"] b [gallery ids="1"] [/caption] [sic] [1]</p>';
    expect(withoutShortcodes(html)).toBe('<p>a  b   [sic] [1]</p>');
  });
});

it('converts each text once, also one that becomes empty', () => {
  const make = vi.fn(() => null);
  expect([cachedText('once', 'a', make), cachedText('once', 'a', make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('evicts texts that were not requested for a full capacity, and keeps the others', () => {
  const made: string[] = [];
  const make = (key: string) => {
    made.push(key);
    return key;
  };
  const ask = (key: string) => cachedText('capacity', key, () => make(key), 40);
  for (const key of ['used', 'idle']) ask(key);
  for (let index = 0; index < 10; index += 1) {
    ask('used');
    ask(`new-${index}`);
  }
  made.length = 0;
  ask('used');
  ask('idle');
  expect(made).toEqual(['idle']);
});

it('separates the languages, the blog and the upstream of a text', () => {
  const html = '<p><a href="/contacto">a</a><img src="/media/x.jpg"></p>';
  process.env.API_URL = 'https://one.example.test';
  const [es, en] = [richText(html, { locale: 'es' }), richText(html, { locale: 'en' })];
  const blog = richText(html, { locale: 'es', blogUrl: 'https://blog.example.test' });
  expect(es).toContain('href="/contacto"');
  expect(en).toContain('href="/en/contacto"');
  expect(blog).toContain('href="https://blog.example.test/contacto"');
  expect(richText(html, { locale: 'es' })).toBe(es);
});

import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPost, listPostEntries, listPosts } from '@/lib/blog/blog';
import type { SiteConfiguration } from '@/lib/domain/page';
import corpus from '../fixtures/spellings/slugs.json';
import { recordings, startReplay } from '../support/replay';

const none: SiteConfiguration = {
  analyticsId: null,
  heatmapId: null,
  social: [],
  blogUrl: null,
  professionalText: null,
};
const wp = recordings('wp');
let replay: Awaited<ReturnType<typeof startReplay>>;
let blog: SiteConfiguration;

beforeAll(async () => {
  process.env.API_URL = 'https://api.example.test';
  replay = await startReplay();
  blog = { ...none, blogUrl: replay.origin };
});
afterAll(() => {
  replay.server.closeAllConnections();
  replay.server.close();
});

/** A recorded post with some fields replaced, read through a server that returns only this post. */
async function postWith(change: Record<string, unknown>, recording = 'slug-ok') {
  const upstream = await new Loopback().start();
  const posts = wp.get(recording)?.body;
  const post: object = Array.isArray(posts) ? posts[0] : {};
  upstream.answer = (_request, response) => json(response, 200, [{ ...post, ...change }], 'application/json');
  const found = await getPost({ ...none, blogUrl: upstream.origin }, 'any');
  await upstream.stop();
  return found;
}

describe('listPosts', () => {
  it('returns the newest posts as cards with decoded titles, local dates and pictures of this site', async () => {
    const posts = await listPosts(blog, 3);
    expect(posts.map(({ slug, title, dateIso }) => ({ slug, title, dateIso }))).toEqual([
      {
        slug: 'salud-bienestar-que-es-un-check-up',
        title: 'Salud & bienestar: ¿qué es un «check-up»?',
        dateIso: '2026-11-06',
      },
      {
        slug: 'consejos-para-el-running-en-verano',
        title: 'Consejos para el “running” en verano',
        dateIso: '2026-10-28',
      },
      { slug: 'lalimentacio-a-lestiu', title: 'L’alimentació a l’estiu', dateIso: '2026-10-19' },
    ]);
    expect(posts[0]?.picture?.url).toMatch(/^\/media\/blog\/2026\/11\/noticia-1/);
  });

  it('lists posts by the slug of their address, without those that cannot have one', async () => {
    const upstream = await new Loopback().start();
    const [post] = [wp.get('slug-ok')?.body].flat();
    const written = corpus.filter(({ list }) => list === 'posts').map(({ written }) => written);
    const bodies = written.map((slug) => ({ ...(post as object), slug }));
    upstream.answer = (_request, response) => json(response, 200, bodies, 'application/json');
    const configuration = { ...none, blogUrl: upstream.origin };
    const served = corpus.flatMap(({ list, served }) => (list === 'posts' && served !== 'not served' ? served : []));
    expect((await listPosts(configuration, 100)).map(({ slug }) => slug)).toEqual(served);
    expect((await listPostEntries(configuration)).map(({ slug }) => slug)).toEqual(served);
    await upstream.stop();
  });

  it.each(['post-featured-image-deleted', 'post-featured-image-rest-forbidden'])(
    'lists %s with the others, without a picture',
    async (recording) => {
      const upstream = await new Loopback().start();
      const bodies = [wp.get('slug-ok')?.body, wp.get(recording)?.body];
      upstream.answer = (_request, response) => json(response, 200, bodies.flat(), 'application/json');
      const posts = await listPosts({ ...none, blogUrl: upstream.origin }, 2);
      expect(posts).toHaveLength(2);
      expect(posts[1]?.picture).toBeNull();
      await upstream.stop();
    },
  );

  it('omits items that are not posts, and throws when the response is not a list', async () => {
    const upstream = await new Loopback().start();
    const posts = [wp.get('slug-ok')?.body, { slug: 'sin-fecha' }, null].flat();
    upstream.answer = (_request, response) => json(response, 200, posts, 'application/json');
    expect(await listPosts({ ...none, blogUrl: upstream.origin }, 5)).toHaveLength(1);
    const { body } = wp.get('error-route-unknown') ?? {};
    upstream.answer = (_request, response) => json(response, 200, body, 'application/json');
    await expect(listPosts({ ...none, blogUrl: upstream.origin }, 6)).rejects.toMatchObject({
      code: 'unexpected_shape',
    });
    await upstream.stop();
  });

  it.each(['error-per-page-1000', 'list-embed-100-page2'])('throws on the refusal %s', async (recording) => {
    const upstream = await new Loopback().start();
    const { status = 0, body } = wp.get(recording) ?? {};
    upstream.answer = (_request, response) => json(response, status, body, 'application/json');
    await expect(listPosts({ ...none, blogUrl: upstream.origin }, 7)).rejects.toMatchObject({ status: 400 });
    await upstream.stop();
  });

  it('shows no picture from a host that the content policy refuses', async () => {
    const elsewhere = { 'wp:featuredmedia': [{ source_url: 'https://i0.example.test/a.jpg' }] };
    expect((await postWith({ _embedded: elsewhere }))?.picture).toBeNull();
  });

  it('returns the description and the focus point of a picture where the blog has them', async () => {
    const shown = async (more: object) => {
      const image = { source_url: '/wp-content/uploads/a.jpg', ...more };
      return (await postWith({ _embedded: { 'wp:featuredmedia': [image] } }))?.picture;
    };
    expect(await shown({ alt_text: 'Sala &amp; pasillo', meta: { foco: '0% 100%' } })).toMatchObject({
      alt: 'Sala & pasillo',
      focus: '0% 100%',
    });
    for (const meta of [undefined, [], { foco: 'left' }])
      expect(await shown({ alt_text: '', meta })).toMatchObject({ alt: null, focus: null });
  });

  it('takes the day from the date, whatever the time zone of the machine', async () => {
    expect((await postWith({ date: '2026-11-06T23:59:59' }))?.dateIso).toBe('2026-11-06');
    expect((await postWith({ date: '2026-11-06T00:00:00' }))?.dateIso).toBe('2026-11-06');
  });

  it('makes no call without a blog, and never requests more than 100 posts', async () => {
    const before = replay.calls.length;
    expect(await listPosts(none, 10)).toEqual([]);
    expect(replay.calls).toHaveLength(before);
    await listPosts(blog, 500);
    expect(replay.calls.at(-1)).toContain('per_page=100');
  });

  it('throws when the blog fails, and does not return an empty list', async () => {
    const upstream = await new Loopback().start();
    upstream.answer = (_request, response) => json(response, 500, '<h1>Error</h1>', 'text/html');
    await expect(listPosts({ ...none, blogUrl: upstream.origin }, 3)).rejects.toMatchObject({ code: 'unavailable' });
    await upstream.stop();
  });

  it('finds the posts of a blog without pretty permalinks', async () => {
    const upstream = await new Loopback().start();
    const posts = wp.get('plain-permalink-rest-route')?.body;
    upstream.answer = (request, response) =>
      request.url?.startsWith('/?rest_route=/wp/v2/posts&')
        ? json(response, 200, posts, 'application/json')
        : json(response, 404, '<h1>Not found</h1>', 'text/html');
    expect(await listPosts({ ...none, blogUrl: upstream.origin }, 1)).toHaveLength(1);
    await upstream.stop();
  });
});

describe('getPost', () => {
  it('returns a complete post', async () => {
    expect(await getPost(blog, 'salud-bienestar-que-es-un-check-up')).toMatchObject({
      content: expect.stringContaining('<a href="https://example.test/?a=1&amp;b=2" rel="noopener noreferrer"'),
      excerpt: 'Primer párrafo sin etiquetas. Segundo párrafo con enlace.',
      isProtected: false,
    });
  });

  it.each(['col·laboracio-amb-lesport-catala', 'col%c2%b7laboracio-amb-lesport-catala'])('finds %s', async (slug) => {
    expect((await getPost(blog, slug))?.slug).toBe('col·laboracio-amb-lesport-catala');
  });

  it.each(['no-existe', 'futura'])('hides %s: unknown, a draft or scheduled', async (slug) => {
    expect(await getPost(blog, slug)).toBeNull();
  });

  it('returns null for an unknown slug, and makes no call for an empty one', async () => {
    expect(await getPost(blog, 'no-existe')).toBeNull();
    const before = replay.calls.length;
    expect(await getPost(blog, '')).toBeNull();
    expect(replay.calls).toHaveLength(before);
  });

  it.each(['post-no-featured-image', 'post-featured-image-deleted', 'post-featured-image-rest-forbidden'])(
    'shows %s without a picture',
    async (recording) => {
      expect(await postWith({}, recording)).toMatchObject({ picture: null, title: expect.any(String) });
    },
  );

  it('returns a protected post without content', async () => {
    const post = await postWith({}, 'post-password-protected');
    expect(post).toMatchObject({ isProtected: true, content: null });
    expect(post?.head).toMatchObject({ isIndexable: false, description: null, meta: [], jsonLd: null });
    expect(await postWith({ content: { rendered: '<p>a</p>', protected: true } })).toMatchObject({ content: null });
  });

  it('strips scripts and leftover shortcodes from the content', async () => {
    const rendered =
      '<p onclick="x()">a</p><script>x()</script>[contact-form-7 id=&#8221;12&#8243; title=&#8221;x&#8221;]';
    expect((await postWith({ content: { rendered, protected: false } }))?.content).toBe('<p>a</p>');
  });
});

describe('the head of a post', () => {
  it('is built from head_tags, without the address, pictures and generator of the blog', async () => {
    const head = (await getPost(blog, 'salud-bienestar-que-es-un-check-up'))?.head;
    expect(head).toMatchObject({
      title: 'Salud & bienestar: ¿qué es un «check-up»? – Blog de salud',
      description: 'Primer párrafo sin etiquetas. Segundo párrafo con enlace. Tercer párrafo.',
      isIndexable: true,
      jsonLd: expect.stringContaining('"@type":"Article"'),
    });
    expect(head?.meta).toEqual([
      { attribute: 'property', key: 'og:type', content: 'article' },
      { attribute: 'property', key: 'article:published_time', content: '2026-11-06T09:30:00+00:00' },
      { attribute: 'name', key: 'twitter:card', content: 'summary_large_image' },
    ]);
  });

  it('falls back to yoast_head_json, and to the post itself', async () => {
    const yoast_head_json = { title: 'T', description: 'D', robots: { index: 'noindex' }, schema: { a: '</script>' } };
    expect((await postWith({ head_tags: undefined, yoast_head_json }))?.head).toMatchObject({
      title: 'T',
      description: 'D',
      isIndexable: false,
      jsonLd: '{"a":"\\u003c/script>"}',
    });
    expect((await postWith({ head_tags: undefined }))?.head).toEqual({
      title: 'Salud & bienestar: ¿qué es un «check-up»?',
      description: 'Primer párrafo sin etiquetas. Segundo párrafo con enlace.',
      isIndexable: true,
      meta: [],
      jsonLd: null,
    });
  });

  it('names this site and not the blog in the JSON-LD', async () => {
    const link = 'https://blog.example.test/salud/';
    const schema = { url: link, '@id': `${link}#article`, publisher: 'https://blog.example.test/', other: `${link}x/` };
    const { head } = (await postWith({ link, head_tags: undefined, yoast_head_json: { title: 'T', schema } })) ?? {};
    const here = expect.stringMatching(/\/actualidad\/salud-bienestar-que-es-un-check-up(#article)?$/);
    expect(JSON.parse(head?.jsonLd ?? '')).toEqual({ ...schema, url: here, '@id': here });
  });

  it('reads the head of Yoast as recorded', async () => {
    const [recorded]: unknown[] = [wp.get('with-yoast-fields-DERIVED')?.body].flat();
    expect((await postWith({ ...Object(recorded), head_tags: null }))?.head).toMatchObject({
      title: 'Salud & bienestar: ¿qué es un «check-up»? - Blog de salud',
      meta: expect.arrayContaining([{ attribute: 'property', key: 'og:type', content: 'article' }]),
    });
  });
});

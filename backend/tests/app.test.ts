import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '#seed/read';
import { replaceContent } from '#seed/write';
import { smallPictures } from '#tests/support/backend-content';
import { engines, openTestApp, type TestApp } from '#tests/support/backend-engines';

type Collection = {
  'hydra:member': { id: number; nombre: string; [field: string]: unknown }[];
  'hydra:totalItems': number;
  'hydra:view'?: Record<string, string>;
};

describe.each(engines)('the upstream ($name)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());
  afterEach(() => expect(test.errors).toEqual([]));

  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers });
  const list = async (path: string, headers?: Record<string, string>): Promise<Collection> =>
    (await (await get(path, headers)).json()) as Collection;
  const idsOf = ({ 'hydra:member': members }: Collection) => members.map(({ id }) => id);

  it('sorts accented names with their base letter, and in reverse on request', async () => {
    const ascending = await list('/api/especialidads?pagination=false&order[nombre]=asc');
    expect(ascending['hydra:member'].map(({ nombre }) => nombre)).toEqual([
      'Álergología',
      'Cardiología',
      'Genética',
      'Medicina deportiva',
      'Radiología',
      'Zoonosis',
    ]);
    const descending = await list('/api/especialidads?pagination=false&order%5Bnombre%5D=DESC');
    expect(idsOf(descending)).toEqual(idsOf(ascending).toReversed());
  });

  it('localises and sorts by the language header, and falls back to Spanish where a text is missing', async () => {
    const english = await list('/api/especialidads?pagination=false&order[nombre]=asc', { 'X-LOCALE-FRONT': 'en' });
    expect(english['hydra:member'].map(({ nombre }) => nombre).at(-2)).toBe('Zoology of allergies');
    const catalan = await list('/api/especialidads?urlseo=alergologia', { 'x-locale-front': 'ca' });
    expect(catalan['hydra:member'][0]?.nombre).toBe('Álergología');
    const unknown = await list('/api/especialidads?urlseo=cardiologia', { 'X-LOCALE-FRONT': 'fr' });
    expect(unknown['hydra:member'][0]?.nombre).toBe('Cardiología');
  });

  it('inserts the business name into texts, escaped inside HTML', async () => {
    const { 'hydra:member': members } = await list('/api/configuracions');
    expect(members[0]?.textoprofesional).toBe('<p>Bienvenido a Salud &amp; Co.</p>');
  });

  it('returns the requested origin as the address of the built-in blog', async () => {
    const response = await test.app.request('http://upstream.example.test:4310/api/configuracions');
    expect(((await response.json()) as Collection)['hydra:member'][0]?.blog).toBe('http://upstream.example.test:4310');
  });

  it.each([
    ['a flag', '/api/centromedicos?otro=1', [5, 6, 7, 8]],
    ['a flag that is not one', '/api/centromedicos?otro=quizas', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['an exact text', '/api/centromedicos?region=madrid', [4, 8]],
    ['several texts', '/api/centromedicos?region[]=madrid&region[]=castello&otro=0', [2, 4]],
    ['an unknown parameter', '/api/etiquetas?cualquiera=1', [1, 2, 3, 4]],
    ['part of a text', '/api/centromedicos?nombre=Madrid', []],
  ])('filters by %s', async (_case, path, ids) => {
    expect(idsOf(await list(path))).toEqual(ids);
  });

  it('filters and orders a sub-resource like the list it comes from', async () => {
    expect(idsOf(await list('/api/especialidads/2/pruebas?mostrarprofesional=1'))).toEqual([2]);
    expect(idsOf(await list('/api/centromedicos/1/especialidads?order[nombre]=asc&pagination=false'))).toEqual([2, 1]);
    expect(idsOf(await list('/api/especialidads/2/centromedicos?otro=1'))).toEqual([]);
    expect(idsOf(await list('/api/especialidads/999/centromedicos'))).toEqual([]);
  });

  it('returns both sides of a relation consistently', async () => {
    const clinic = await (await get('/api/centromedicos/1')).json();
    expect(clinic).toMatchObject({ especialidads: ['/api/especialidads/1', '/api/especialidads/2'] });
    const speciality = await (await get('/api/especialidads/2')).json();
    expect(speciality).toMatchObject({ centromedicos: ['/api/centromedicos/1', '/api/centromedicos/2'] });
  });

  it('answers 304 without a body when the client has the current one', async () => {
    const first = await get('/api/centromedicos');
    const etag = first.headers.get('etag') ?? '';
    const second = await get('/api/centromedicos', { 'If-None-Match': `"old", W/${etag}` });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await get('/api/centromedicos', { 'If-None-Match': etag, Accept: 'application/json' })).status).toBe(200);
  });

  it('serves the pictures it lists and no others', async () => {
    const { 'hydra:member': media } = await list('/api/media_objects?pagination=false');
    const response = await get(String(media[0]?.contentUrl));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await response.text()).toBe('picture consulting-room-rm whole');
    expect((await get('/media/consulting-room-nobody.jpg')).status).toBe(404);
    const upload = '/wp-content/uploads/consulting-room-noticia-1';
    expect(await (await get(`${upload}-300x169.jpg`)).text()).toBe('picture consulting-room-noticia-1 300');
    expect(await (await get(`${upload}.jpg`)).text()).toBe('picture consulting-room-noticia-1 1200');
    expect((await get(`${upload}-9999x9999.jpg`)).status).toBe(404);
  });

  it('lists public posts newest first, without drafts and scheduled posts', async () => {
    const response = await get('/wp-json/wp/v2/posts?per_page=100');
    const slugs = ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs[0]).toBe('noticia-30');
    expect(slugs.slice(-3)).toEqual(['col%c2%b7laboracio-amb-lesport', 'sin-imagen', 'con-clave']);
    expect(response.headers.get('x-wp-total')).toBe('33');
  });

  it('reveals no content of a protected post', async () => {
    const text = await (await get('/wp-json/wp/v2/posts?_embed&slug=con-clave')).text();
    expect(text).not.toContain('Contenido de');
    expect(text).not.toContain('Resumen.');
    expect(text).not.toContain('secreta');
  });

  it('writes back unchanged content and shows a change at the next request', async () => {
    const before = await readContent(test.db);
    await replaceContent(test.db, before, smallPictures);
    expect(await readContent(test.db)).toEqual(before);

    const changed = structuredClone(before);
    const clinic = changed.centromedicos.find(({ id }) => id === 8);
    Object.assign(clinic ?? {}, { telefono: '900 000 000' });
    changed.medicos = changed.medicos.filter(({ id }) => id !== 3);
    await replaceContent(test.db, changed, smallPictures);
    expect(await (await get('/api/centromedicos/8')).json()).toMatchObject({ telefono: '900 000 000' });
    expect((await get('/api/medicos/3')).status).toBe(404);
    await replaceContent(test.db, before, smallPictures);
    expect((await get('/api/medicos/3')).status).toBe(200);
  });

  it('keeps the whole catalogue when an import fails halfway', async () => {
    const before = await readContent(test.db);
    const broken = structuredClone(before);
    broken.etiquetas = [];
    Object.assign(broken.posts[0] ?? {}, { status: 'lost' });
    await expect(replaceContent(test.db, broken, smallPictures)).rejects.toThrow();
    expect(await readContent(test.db)).toEqual(before);
  });

  it('reports healthy while the database responds', async () => {
    expect((await get('/health')).status).toBe(200);
  });
});

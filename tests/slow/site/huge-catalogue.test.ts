import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PORTS } from '@/tests/support/ports';
import { type Site, startSite } from '@/tests/support/site';

// 100,000 doctors: every page responds, every doctor can be found, and the memory of the site stays within its limit.

const DOCTORS = 100_000;
const PER_PAGE = 24;
/** Site and backend together under load (docs/architecture.md#memory); here only the site runs. */
const MAX_MB = 900;

const MAX_LIST_CALLS = 24;
/** The requested pages of the list. */
const listCalls = new Set<string>();

/** A part of the list that is held back until the first pages were served: until then the site reads no further. */
const HELD_PART = '10';
/** How often the site gave up on that part. */
let givenUp = 0;
let release = () => {};
const held = new Promise<void>((resolve) => {
  release = resolve;
});

const upstream = new Loopback();
let site: Site;

const doctor = (id: number) => ({
  '@id': `/api/medicos/${id}`,
  id,
  nombre: `Dra. Nombre Apellido ${id}`,
  descripcion: '<p>Consulta de mañana.</p>',
  especialidads: ['/api/especialidads/1'],
  centromedicos: [],
  etiquetas: [],
});
const doctors = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.min(to, DOCTORS) - from + 1) }, (_, index) => doctor(from + index));
const LISTS: Record<string, unknown[]> = {
  '/api/especialidads': [
    {
      '@id': '/api/especialidads/1',
      id: 1,
      nombre: 'Cardiología',
      urlseo: 'cardiologia',
      servicio: 'medicas',
      mostrarpagina: true,
    },
  ],
  '/api/centromedicos': [
    {
      '@id': '/api/centromedicos/1',
      id: 1,
      nombre: 'Clínica Torrent',
      urlseo: 'torrent',
      region: 'valencia',
      otro: false,
    },
  ],
  '/api/paginas': [{ '@id': '/api/paginas/1', id: 1, urlseo: 'medicos', nombre: 'Médicos' }],
};

/** Like API Platform: the whole list on request, otherwise pages with their number and the last one. */
function list(query: URLSearchParams) {
  if (query.get('pagination') === 'false' && !query.has('itemsPerPage')) return { 'hydra:member': doctors(1, DOCTORS) };
  const size = Math.min(100, Number(query.get('itemsPerPage') ?? 30));
  const page = Number(query.get('page') ?? 1);
  const at = (number: number) => `/api/medicos?itemsPerPage=${size}&page=${number}`;
  return {
    'hydra:member': doctors((page - 1) * size + 1, page * size),
    'hydra:totalItems': DOCTORS,
    'hydra:view': { '@id': at(page), 'hydra:first': at(1), 'hydra:last': at(Math.ceil(DOCTORS / size)) },
  };
}

beforeAll(async () => {
  await upstream.start();
  upstream.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', upstream.origin);
    const [, id] = /^\/api\/medicos\/(\d+)$/.exec(pathname) ?? [];
    if (id && Number(id) <= DOCTORS) json(response, 200, doctor(Number(id)));
    else if (pathname === '/api/medicos') {
      listCalls.add(searchParams.get('page') ?? '1');
      const part = list(searchParams);
      if (searchParams.get('page') !== HELD_PART) return json(response, 200, part);
      response.once('close', () => (givenUp += response.writableFinished ? 0 : 1));
      void held.then(() => json(response, 200, part));
    } else if (id || /^\/api\/\w+\/\d+/.test(pathname)) json(response, 404, { 'hydra:description': 'Not Found' });
    else json(response, 200, { 'hydra:member': LISTS[pathname] ?? [] });
  };
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.huge });
});

afterAll(async () => {
  await site?.stop();
  await upstream.stop();
});

const get = async (at: string) => {
  const answer = await fetch(site.origin + at);
  return { status: answer.status, text: await answer.text() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? '');

test('the first pages after a start need a few parts of the list; the site is ready once it has read all', async () => {
  for (const at of ['/medicos', '/', '/medicos/dra-nombre-apellido-99998-99998', '/ca/medicos/pagina/2']) {
    const before = listCalls.size;
    expect([at, (await get(at)).status]).toEqual([at, 200]);
    // Read whole, a list of a hundred thousand takes a thousand calls, and the visitor waits for them.
    if (at === '/medicos') expect(listCalls.size - before).toBeLessThan(MAX_LIST_CALLS);
  }
  // The section of its doctors needs the whole list: the page is served before the list was read, or given up.
  await expect.poll(() => listCalls.has(HELD_PART)).toBe(true);
  expect((await get('/clinicas/torrent')).status).toBe(200);
  expect(givenUp).toBe(0);
  release();
  await expect.poll(async () => (await get('/salud/listo')).status, { timeout: 90_000 }).toBe(200);
  for (let page = 1; page <= DOCTORS / 100; page += 100) expect([...listCalls]).toContain(String(page));
});

test('the first and the last page of the list respond, one beyond does not, and none carries the whole list', async () => {
  const last = Math.ceil(DOCTORS / PER_PAGE);
  for (const at of ['/medicos', `/medicos/pagina/${last}`, '/en/medicos/pagina/1000']) {
    const { status, text } = await get(at);
    expect([at, status]).toEqual([at, 200]);
    expect(text).toMatch(/role="status">100[.,]?000 /);
    expect(Buffer.byteLength(text), at).toBeLessThan(120_000);
  }
  expect((await get(`/medicos/pagina/${last + 1}`)).status).toBe(404);
});

test('a doctor at the end of the list has a page, and an unknown doctor has none', async () => {
  const { status, text } = await get('/medicos/dra-nombre-apellido-99999-99999');
  expect([status, /<h1[^>]*>([^<]+)/.exec(text)?.[1]]).toEqual([200, 'Dra. Nombre Apellido 99999']);
  expect((await get('/medicos/dra-nombre-apellido-100001-100001')).status).toBe(404);
});

test('the sitemaps list every doctor in each language, and memory stays within its limit', async () => {
  const index = locations((await get('/sitemap.xml')).text);
  const files = index.filter((file) => file.includes('/sitemaps/medicos'));
  const named = new Set<string>();
  let most = 0;
  for (const file of files) {
    const { status, text } = await get(new URL(file).pathname);
    expect([file, status]).toEqual([file, 200]);
    const found = locations(text);
    expect(found.length).toBeLessThanOrEqual(50_000);
    for (const at of found) named.add(at);
    most = Math.max(most, site.memoryMb());
  }
  expect(named.size).toBe(3 * DOCTORS);
  expect(most).toBeLessThan(MAX_MB);
});

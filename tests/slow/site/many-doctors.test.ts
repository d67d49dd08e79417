import { gzipSync } from 'node:zlib';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '@/lib/domain/seeded-random';
import { PORTS } from '@/tests/support/ports';
import { type Site, startSite } from '@/tests/support/site';

// The budget of the doctors page: of 150 doctors in at most 12 calls and 20 kB (docs/architecture.md#budgets).

const upstream = new Loopback();
let site: Site;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const record = (kind: string, id: number, more: object = {}) => ({
  '@id': `/api/${kind}/${id}`,
  id,
  nombre: `${kind} número ${id}`,
  urlseo: `${kind}-${id}`,
  ...more,
});
/** Letters that cannot be compressed, identical in every run. */
const letters = (id: number, length: number) => {
  const random = seededRandom(`letters-${id}`);
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
};
const surname = (id: number, length: number) => letters(id, length).replace(/^./, (first) => first.toUpperCase());

const LISTS: Record<string, unknown[]> = {
  '/api/medicos': numbers(150).map((id) =>
    record('medicos', id, {
      nombre: `Dra. ${surname(id, 6)} ${surname(id + 200, 8)} ${surname(id + 400, 7)}`,
      descripcion: `<p>${letters(id, 400)}</p>`,
      fotografia: id % 2 ? `/api/media_objects/${id}` : null,
      especialidads: [(id % 40) + 1, ((id * 7) % 40) + 1].map((other) => `/api/especialidads/${other}`),
      centromedicos: [(id % 16) + 1, ((id * 5) % 16) + 1].map((other) => `/api/centromedicos/${other}`),
      etiquetas: [1, (id % 6) + 2].map((other) => `/api/etiquetas/${other}`),
    }),
  ),
  '/api/especialidads': numbers(40).map((id) =>
    record('especialidads', id, { servicio: 'medicas', mostrarpagina: true }),
  ),
  '/api/centromedicos': numbers(16).map((id) => record('centromedicos', id, { region: 'valencia', especialidads: [] })),
  '/api/medicos/3/etiquetas': [],
  '/api/etiquetas': numbers(7).map((id) => record('etiquetas', id)),
  '/api/media_objects': numbers(150).map((id) =>
    record('media_objects', id, { contentUrl: `/media/${letters(id + 900, 24)}.jpg` }),
  ),
  '/api/paginas': [record('paginas', 1, { urlseo: 'medicos' })],
  '/api/paginas/1/banners': [],
  '/api/configuracions': [],
};

beforeAll(async () => {
  await upstream.start();
  upstream.answer = (request, response) => {
    const list = LISTS[request.url?.split('?')[0] ?? ''];
    if (list) json(response, 200, { 'hydra:member': list });
    else json(response, 404, { 'hydra:description': 'Not Found' });
  };
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.manyDoctors });
});

afterAll(async () => {
  await site?.stop();
  await upstream.stop();
});

test('a page of 150 doctors costs at most 12 calls and 20 kB', async () => {
  await expect.poll(async () => (await fetch(`${site.origin}/salud/listo`)).status).toBe(200);
  expect(await site.revalidate(Object.keys(LISTS).flatMap((path) => path.split('/')[2] ?? []))).toBe(200);
  upstream.calls.length = 0;
  const html = await (await fetch(`${site.origin}/medicos`)).text();
  expect(html.match(/href="\/medicos\/dra-[a-z-]+-\d+"/g)).toHaveLength(24);
  expect(upstream.calls.length).toBeLessThanOrEqual(12);
  expect(gzipSync(html).length).toBeLessThanOrEqual(20_000);
});

test('a doctor’s page then requests no list of doctors again', async () => {
  upstream.calls.length = 0;
  expect((await fetch(`${site.origin}/medicos/x-3`)).url).toMatch(/\/medicos\/dra-[a-z-]+-3$/);
  expect(upstream.calls.filter((call) => call.includes('/api/medicos?'))).toEqual([]);
});

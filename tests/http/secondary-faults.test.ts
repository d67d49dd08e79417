import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// A page renders without its secondary reads, even when they never succeeded.

let upstream: FaultyProxy;
let site: Site;
let clinics: string[] = [];
let specialities: string[] = [];
let tests: string[] = [];
let products: string[] = [];

beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.secondary });
  const slugsOf = async (list: string) => {
    const answer = await fetch(`http://127.0.0.1:${PORTS.backend}/api/${list}?pagination=false`);
    const body: { 'hydra:member': { urlseo: string; otro?: boolean; mostrarpagina?: boolean }[] } = await answer.json();
    return body['hydra:member'].flatMap(({ urlseo, otro, mostrarpagina }) =>
      otro || mostrarpagina === false ? [] : [urlseo],
    );
  };
  clinics = await slugsOf('centromedicos');
  specialities = await slugsOf('especialidads');
  tests = await slugsOf('pruebas');
  products = await slugsOf('productos');
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(20_000) });

/** Uncached addresses of each kind of page; no two kinds of calls share them. */
function unseen(prefix: string, from: number): string[] {
  const some = (folder: string, slugs: string[], count = 3) =>
    slugs.slice(from, from + count).map((slug) => `${prefix}/${folder}/${slug}`);
  return [
    ...some('clinicas', clinics),
    ...some('especialidades', specialities),
    ...some('pruebas', tests),
    ...some('productos', products),
  ];
}

const KINDS: [kind: string, paths: RegExp, prefix: string, from: number][] = [
  ['pictures', /media_objects/, '', 0],
  ['banners', /banners/, '', 4],
  ['labels', /etiquetas/, '/ca', 0],
  ['equipment and machines', /equipamientos|bloques/, '/ca', 4],
  ['products and tests of a speciality', /especialidads\/\d+\/(?:productos|pruebas)/, '/en', 0],
  ['doctors', /\/medicos/, '/en', 4],
  ['news', /\/wp-json\/|rest_route=/, '', 8],
];

it('renders a page without its pictures when they cannot be read', async () => {
  upstream.set('error', /media_objects/);
  const answer = await get(`/en/clinicas/${clinics[9]}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]+ Clinic/);
  expect(html).not.toContain('/media/640/');
  upstream.set('ok');
});

for (const [kind, paths, prefix, from] of KINDS) {
  for (const fault of kind === 'pictures' ? (['error', 'limit'] as const) : (['error'] as const)) {
    it(`renders every page without ${kind} when they fail: ${fault}`, async () => {
      await site.revalidate(['media_objects', 'banners', 'etiquetas', 'equipamientos', 'bloques', 'medicos', 'posts']);
      upstream.set(fault, paths);
      const addresses = [...unseen(prefix, fault === 'error' ? from : from + 6), `${prefix || '/'}`];
      const failed: [string, number][] = [];
      // In turn: the circuit breaker judges the calls before.
      for (const address of addresses) {
        const { status } = await get(address);
        if (status !== 200) failed.push([address, status]);
      }
      expect(failed).toEqual([]);
      upstream.set('ok');
    });
  }
}

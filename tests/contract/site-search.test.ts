import { json } from '@clinic/contract/tests/support/loopback';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareSearch, searchCatalogue } from '@/lib/catalogue/search';
import { firstIndexes } from '@/lib/catalogue/search-index';
import { apiUpstream } from '../support/api-upstream';
import { forgetState } from '../support/process-state';

const upstream = apiUpstream();

const hydra = (members: unknown[]) => ({ 'hydra:member': members });
const cardiology = { id: 3, nombre: 'Cardiología', urlseo: 'cardiologia', servicio: 'medicas', mostrarpagina: true };
const clinic = { id: 5, nombre: 'Clínica Gandia', urlseo: 'gandia', region: 'valencia', otro: false };
const TESTS: unknown[] = [{ id: 1, nombre: 'Holter', urlseo: 'holter', especialidads: ['/api/especialidads/3'] }];
const LISTS: Record<string, unknown[]> = {
  '/api/especialidads': [{ ...cardiology, centromedicos: ['/api/centromedicos/5'] }],
  '/api/centromedicos?otro=0': [
    { ...clinic, direccion: 'Calle Mayor, 1, 46701 Gandia', especialidads: ['/api/especialidads/3'] },
  ],
  '/api/centromedicos?otro=1': [],
  '/api/pruebas': TESTS,
  '/api/productos': [{ id: 2, nombre: 'Chequeo', urlseo: 'chequeo', precio: '10.00' }],
  '/api/paginas': [{ id: 8, nombre: 'Aviso legal', urlseo: 'aviso-legal' }],
  '/api/medicos': [{ id: 9, nombre: 'Dr. Ricardo Cardona Vila', especialidads: ['/api/especialidads/3'] }],
  '/api/configuracions': [],
};

/** The response of the upstream's own search, and its delay; null fails. */
let answers: { body: unknown; afterMs: number } | null;
beforeEach(() => {
  answers = { body: { especialidades: [] }, afterMs: 0 };
  forgetState('search-', 'cached-lists');
  upstream.answer = (request, response) => {
    if (request.url === '/api/buscador') {
      if (!answers) return json(response, 500, {});
      const { body, afterMs } = answers;
      setTimeout(() => json(response, 200, body), afterMs);
      return;
    }
    const list = Object.keys(LISTS).find((start) => request.url?.startsWith(start));
    if (list) json(response, 200, hydra(LISTS[list] ?? []));
    else json(response, 404, {});
  };
});

/** The index is ready, however busy the machine is. */
async function prepared() {
  await prepareSearch();
  await firstIndexes(30_000);
}

const pathsOf = async (text: string) => (await searchCatalogue('es', text)).best.map(({ path }) => path);

describe('a search of the site', () => {
  it("shows a speciality, and its provinces, with the record's own icon", async () => {
    const answer = upstream.answer;
    upstream.answer = (request, response) =>
      request.url === '/api/especialidads/3/icono'
        ? json(response, 200, { contentUrl: '/media/corazon.png' })
        : answer(request, response);
    await prepared();
    const { specialities, regional } = await searchCatalogue('es', 'cardiología gandia');
    const shown = [...specialities, ...regional].map(({ iconUrl }) => iconUrl);
    expect(shown).toEqual(['/media/api/corazon.png', '/media/api/corazon.png']);
  });

  it("finds every kind of record by visitors' words, also with an upstream that finds nothing", async () => {
    await prepared();
    expect(await pathsOf('corazón')).toEqual(['/especialidades/cardiologia']);
    expect((await pathsOf('card'))[0]).toBe('/especialidades/cardiologia');
    expect((await pathsOf('cardona'))[0]).toBe('/medicos/dr-ricardo-cardona-vila-9');
    expect((await pathsOf('cardiólogo gandía'))[0]).toBe('/especialidades/cardiologia/valencia');
    expect(await pathsOf('aviso legal')).toEqual(['/aviso-legal']);
    expect((await pathsOf('holter'))[0]).toBe('/pruebas/holter');
  });

  it('adds results that only the upstream finds', async () => {
    await prepared();
    answers = { body: { productos: [{ id: 77, nombre: 'Otro', urlseo: 'otro', precio: '1.00' }] }, afterMs: 0 };
    // On a busy machine the upstream may be late once.
    await vi.waitFor(async () => {
      const { best, products } = await searchCatalogue('es', 'corazón');
      expect(best[0]?.path).toBe('/especialidades/cardiologia');
      expect(products.map(({ slug }) => slug)).toEqual(['otro']);
    });
  });

  const searches = () => upstream.calls.filter((call) => call === 'POST /api/buscador').length;
  const named = async (text: string) => (await searchCatalogue('es', text)).specialities.map(({ slug }) => slug);

  it('queries the upstream once for concurrent visitors, also when it was late for the first', async () => {
    await prepared();
    answers = { body: { especialidades: [{ ...cardiology, id: 7, urlseo: 'otra' }] }, afterMs: 100 };
    expect(await named('holter')).not.toContain('otra');
    await vi.waitFor(async () => expect(await named('Holter')).toContain('otra'), 10_000);
    const asked = searches();
    expect(await named('HOLTER')).toContain('otra');
    expect(searches()).toBe(asked);
  });

  it('serves a repeated search from memory, also when the upstream took no part in it', async () => {
    await prepared();
    answers = { body: {}, afterMs: 500 };
    const first = await searchCatalogue('es', 'corazón');
    expect(await searchCatalogue('es', 'Corazón')).toBe(first);
    expect(await searchCatalogue('ca', 'corazón')).not.toBe(first);
  });

  it('sends at most four searches at once to the upstream', async () => {
    await prepared();
    answers = { body: {}, afterMs: 500 };
    await Promise.all(Array.from({ length: 20 }, (_, number) => searchCatalogue('es', `corazón ${number}`)));
    // On a busy machine the calls may reach the upstream after the site's own results were sent.
    await vi.waitFor(() => expect(searches()).toBeGreaterThanOrEqual(4), 10_000);
    expect(searches()).toBe(4);
  });

  it('completes the bare names from the upstream with its index, without reading a list', async () => {
    await prepared();
    answers = { body: { especialidades: ['/api/especialidads/3'], centromedicos: [{ id: 5 }] }, afterMs: 0 };
    upstream.calls.length = 0;
    const { specialities, clinics } = await searchCatalogue('es', 'xyzzy');
    expect(specialities.map(({ slug }) => slug)).toEqual(['cardiologia']);
    expect(clinics).toEqual([{ id: '5', slug: 'gandia', name: 'Clínica Gandia', region: 'valencia' }]);
    expect(upstream.calls).toEqual(['POST /api/buscador']);
  });

  it('responds within 100 ms while the upstream is slow', async () => {
    await prepared();
    answers = { body: {}, afterMs: 1000 };
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const startedAt = performance.now();
      expect(await pathsOf('corazón')).toEqual(['/especialidades/cardiologia']);
      times.push(performance.now() - startedAt);
    }
    // A permanently late upstream is not waited for.
    expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(100);
    expect(times.at(-1)).toBeLessThan(40);
  });

  it('responds while the search of the upstream fails, also for the very first search', async () => {
    answers = null;
    for (let count = 0; count < 12; count += 1) {
      expect(await pathsOf('corazón')).toEqual(['/especialidades/cardiologia']);
    }
  });

  it("returns the upstream's results while lists cannot be read", async () => {
    const found = { especialidades: [cardiology] };
    answers = { body: found, afterMs: 0 };
    const whole = upstream.answer;
    upstream.answer = (request, response) =>
      request.url === '/api/buscador' ? whole(request, response) : json(response, 503, {});
    expect((await searchCatalogue('es', 'cardiología')).specialities).toHaveLength(1);
  });

  it('still finds the pages of the site itself when nothing can be read', async () => {
    upstream.answer = (_request, response) => json(response, 503, {});
    const { best } = await searchCatalogue('es', 'contacto');
    expect(best.map(({ path }) => path)).toEqual(['/contacto']);
  });
});

describe("the site's index", () => {
  afterEach(() => {
    vi.useRealTimers();
    LISTS['/api/pruebas'] = TESTS;
  });

  const later = (ms: number) => vi.advanceTimersByTime(ms);

  it('is rebuilt when it is old, while the old one keeps serving', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await prepared();
    LISTS['/api/pruebas'] = [...TESTS, { id: 11, nombre: 'Espirometría', urlseo: 'espirometria' }];
    expect(await pathsOf('espirometría')).toEqual([]);
    later(3_600_000);
    expect(await pathsOf('espirometría')).toEqual([]);
    await vi.waitFor(async () => expect(await pathsOf('espirometría')).toEqual(['/pruebas/espirometria']), 10_000);
  });

  it('is kept while a list cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await prepared();
    upstream.answer = (_request, response) => json(response, 503, {});
    upstream.calls.length = 0;
    later(3_600_000);
    await pathsOf('holter');
    await vi.waitFor(() => expect(upstream.calls.length).toBeGreaterThan(1), 10_000);
    await firstIndexes(10_000);
    expect((await pathsOf('holter'))[0]).toBe('/pruebas/holter');
  });

  it('is built without a list that cannot be read, and later retried', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const whole = upstream.answer;
    upstream.answer = (request, response) =>
      request.url?.startsWith('/api/medicos') ? json(response, 503, {}) : whole(request, response);
    await prepared();
    expect(await pathsOf('cardona')).toEqual([]);
    expect((await pathsOf('holter'))[0]).toBe('/pruebas/holter');
    upstream.answer = whole;
    later(60_000);
    await vi.waitFor(async () => expect((await pathsOf('cardona'))[0]).toMatch(/^\/medicos\//), 10_000);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';

// One visitor must not take anything away from the others. The group is another one: the names of the demo are shown
// nowhere.

const NAMES = { BRAND_NAME: 'Grupo Distinto', PUBLIC_PHONE: '900 111 222', SPECIALITY_PHONES: '' };
const ANA = 'ana@clinica.test';
const EVA = 'eva@clinica.test';
const SLOTS = '/api/citas/buscarhuecos?centromedico=1&fecha=2027-05-12&prueba=testPCR';

let backend: OwnBackend;
let upstream: FaultyProxy;
let site: Site;

beforeAll(async () => {
  backend = await startOwnBackend(PORTS.visitorLimitsBackend, [ANA, EVA], NAMES);
  upstream = await startFaultyProxy(PORTS.visitorLimitsBackend);
  site = await startSite({
    apiUrl: upstream.origin,
    port: PORTS.visitorLimits,
    env: { ...NAMES, TRUSTED_PROXY_HOPS: '1' },
  });
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  await backend?.stop();
});

type Visit = { address?: string; body?: object };

/** A request of the visitor at an address. */
const ask = (path: string, { address = '198.51.100.7', body }: Visit = {}) =>
  fetch(site.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });

const logIn = (username: string, password: string, address?: string) =>
  ask('/login_profesional_check', { address, body: { username, password } });
const search = (address?: string) => ask('/api/buscador', { address, body: { busqueda: 'rodilla' } });

const PAGES = [
  ...['/', '/en', '/contacto', '/accesibilidad', '/ca/mi-portal-salud', '/especial-online', '/politica-precios'],
  ...['/pedir-cita', '/pedir-producto', '/no-existe', '/payment/ko', '/especialidades/medicina-deportiva', '/medicos'],
];

it('shows the configured telephone and brand on every page', async () => {
  for (const path of PAGES) {
    const html = await (await ask(path)).text();
    expect(html, path).toContain('900 111 222');
    expect(html, path).toContain('tel:+34900111222');
    expect(html, path).toContain('Grupo Distinto');
    expect(html, path).not.toMatch(/963 ?400 ?900|Lectura Biom/);
  }
});

it('keeps slots, search and other logins available during repeated wrong logins of one person', async () => {
  const attacker = '203.0.113.66';
  const wrong = async () => (await logIn(ANA, 'no es esta', attacker)).status;
  const first = await Promise.all(Array.from({ length: 10 }, wrong));
  expect(new Set(first)).toEqual(new Set([401]));
  const second = await Promise.all(Array.from({ length: 10 }, wrong));
  expect(new Set(second)).toEqual(new Set([429]));
  // Five more: a breaker judges its failure rate when a call ends, and would refuse the next one.
  expect(new Set(await Promise.all(Array.from({ length: 5 }, wrong)))).toEqual(new Set([429]));

  const [slots, found, eva] = await Promise.all([
    ask(SLOTS),
    search(),
    logIn(EVA, backend.passwords.get(EVA) ?? '', '198.51.100.8'),
  ]);
  expect([slots.status, found.status, eva.status]).toEqual([200, 200, 200]);
});

for (const [fault, status] of [
  ['limit', 429],
  ['error', 503],
  ['half', 502],
] as const) {
  it(`offers slots to the next visitor after failed slot reads: ${fault}`, async () => {
    upstream.set(fault, /buscarhuecos/);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(SLOTS, { address: `203.0.113.${index}` })),
    );
    expect(answers.every((answer) => answer.status >= 429)).toBe(true);
    expect(answers.some((answer) => answer.status === status || answer.status === 503)).toBe(true);
    upstream.set('ok');
    expect((await ask(SLOTS)).status).toBe(200);
    expect((await search()).status).toBe(200);
  });
}

for (const [locale, text] of [
  ['es', 'Demasiadas'],
  ['ca', 'Massa'],
  ['en', 'Too many'],
] as const) {
  it(`passes on a limit of the upstream with its retry time and a text in ${locale}`, async () => {
    upstream.set('limit', /buscarhuecos|buscador/);
    const slots = await ask(`${SLOTS}&locale=${locale}`);
    expect([slots.status, slots.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await slots.json()).toEqual({ error: 'too_many', text: expect.stringContaining(text) });
    // The search uses the site's own index, once that is made.
    const find = async () => (await ask('/api/buscador', { body: { busqueda: 'rodilla', locale } })).status;
    await expect.poll(find).toBe(200);
    upstream.set('ok');
  });
}

it('offers slots to the next visitor during two hundred slot reads of one visitor', async () => {
  const burst = Array.from({ length: 200 }, () => ask(SLOTS, { address: '203.0.113.99' }));
  const slots = await ask(SLOTS);
  expect(slots.status).toBe(200);
  // On a busy machine some wait longer than the deadline of a call: the same visitor's own 503.
  const statuses = (await Promise.all(burst)).map((answer) => answer.status);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect((await ask(SLOTS)).status).toBe(200);
  expect((await search()).status).toBe(200);
});

it('shows the configured telephone on the page of an outage', async () => {
  upstream.set('refuse');
  const answer = await ask('/clinicas/valencia-centro');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('tel:+34900111222');
});

import { expect, test } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';

// What one visitor does must not take anything away from the others.

const ANA = 'ana@clinica.test';
const EVA = 'eva@clinica.test';
const SLOTS = '/api/citas/buscarhuecos?centromedico=1&fecha=2027-05-12&prueba=testPCR';

let backend: OwnBackend;
let upstream: FaultyProxy;
let site: Site;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 60_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startOwnBackend(PORTS.visitorLimitsBackend, [ANA, EVA]);
  upstream = await startFaultyProxy(PORTS.visitorLimitsBackend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.visitorLimits, env: { TRUSTED_PROXY_HOPS: '1' } });
});

test.afterAll(async () => {
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
    signal: AbortSignal.timeout(20_000),
  });

const logIn = (username: string, password: string, address?: string) =>
  ask('/login_profesional_check', { address, body: { username, password } });
const search = (address?: string) => ask('/api/buscador', { address, body: { busqueda: 'rodilla' } });

test('twenty wrong logins of one person leave slots, search and the login of others as they were', async () => {
  const attacker = '203.0.113.66';
  const wrong = async () => (await logIn(ANA, 'no es esta', attacker)).status;
  const first = await Promise.all(Array.from({ length: 10 }, wrong));
  expect(new Set(first)).toEqual(new Set([401]));
  const second = await Promise.all(Array.from({ length: 10 }, wrong));
  expect(new Set(second)).toEqual(new Set([429]));
  // A third ten: a failure rate is judged when a call ends, so the one after the volume is what would be refused.
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
  test(`slot reads that the upstream answers by "${fault}" for one visitor leave the next one his hours`, async () => {
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
  test(`a limit of the upstream is passed on as one, with when to come back and a text in ${locale}`, async () => {
    upstream.set('limit', /buscarhuecos|buscador/);
    const slots = await ask(`${SLOTS}&locale=${locale}`);
    expect([slots.status, slots.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await slots.json()).toEqual({ error: 'too_many', text: expect.stringContaining(text) });
    // The site has an index of its own: its search does without the upstream's.
    const found = await ask('/api/buscador', { body: { busqueda: 'rodilla', locale } });
    expect(found.status).toBe(200);
    upstream.set('ok');
  });
}

test('two hundred slot reads of one visitor at once do not delay the next visitor', async () => {
  const burst = Array.from({ length: 200 }, () => ask(SLOTS, { address: '203.0.113.99' }));
  const slots = await ask(SLOTS);
  expect(slots.status).toBe(200);
  // On a busy machine some wait their turn for longer than a call may last: that is his own 503.
  const statuses = (await Promise.all(burst)).map((answer) => answer.status);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect((await ask(SLOTS)).status).toBe(200);
  expect((await search()).status).toBe(200);
});

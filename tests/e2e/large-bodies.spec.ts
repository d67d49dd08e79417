import { expect, test } from '@playwright/test';
import { PORTS } from '../support/ports';
import { type RawRequest, sendRaw, stall } from '../support/raw-requests';
import { type Site, startSite } from '../support/site';

const PORT = PORTS.attacks;
const JSON_TYPE = { 'content-type': 'application/json' };

let site: Site;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Visitors come through a proxy that names their addresses, so that each has limits of his own.
  const env = { TRUSTED_PROXY_HOPS: '1' };
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.backend}`, port: PORT, env });
});

test.afterAll(() => site?.stop());

const post = (path: string, from: string, body: Buffer, more: Record<string, string> = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: {
    host: `localhost:${PORT}`,
    'x-forwarded-for': from,
    'content-length': String(body.length),
    ...JSON_TYPE,
    ...more,
  },
  body,
});

const search = (address: string) =>
  post('/api/buscador', address, Buffer.from('{"busqueda":"ginecologia","locale":"es"}'));

const read = (path: string, address: string): RawRequest => ({
  method: 'GET',
  path,
  headers: { host: `localhost:${PORT}`, 'x-forwarded-for': address },
});

/** What others ask for meanwhile, none of which is a page in the cache: data, words, a result page, a search. */
const asksOf = (visitor: number): RawRequest => {
  const address = `198.51.100.${visitor}`;
  return [
    search(address),
    read('/api/citas/asistente?locale=ca', address),
    read(`/resultados-busqueda?busqueda=visita${visitor}`, address),
    read(`/especialidades/no-la-hay-${visitor}`, address),
  ][visitor % 4] as RawRequest;
};

/** Sixty others at once: how long the last of them waited. On a busy machine that is long without any attack too. */
async function slowestOf(others: RawRequest[]): Promise<number> {
  const answers = await Promise.all(others.map((asked) => sendRaw(PORT, asked, 60_000)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
  return Math.max(...answers.map(({ ms }) => ms));
}

for (const [kind, path, body, more] of [
  ['too large', '/api/buscador', Buffer.alloc(700_000, 'a'), {}],
  ['of another type', '/api/buscador', Buffer.alloc(60_000, 'a'), { 'content-type': 'text/plain' }],
  ['from another site', '/api/buscador', Buffer.alloc(60_000, 'a'), { 'sec-fetch-site': 'cross-site' }],
  ['to a page of the bank', '/api/pagos/aviso', Buffer.alloc(700_000, 'a'), {}],
  ['to an endpoint that takes none', '/api/clinicas', Buffer.alloc(700_000, 'a'), {}],
  ['too many', '/api/profesionals/register', Buffer.from(`{"name":"${'a'.repeat(14_000)}"}`), {}],
] as const) {
  test(`sixty refused bodies, ${kind}, do not delay other visitors`, async () => {
    const others = Array.from({ length: 60 }, (_, visitor) => asksOf(visitor));
    await slowestOf(others);
    const calm = await slowestOf(others);

    const sent = Array.from({ length: 60 }, () => sendRaw(PORT, post(path, '203.0.113.9', body, more), 60_000));
    for (const { status, ms } of await Promise.all(sent)) {
      expect([403, 405, 413, 415, 422, 429]).toContain(status);
      expect(ms).toBeLessThan(10_000 + 3 * calm);
    }
    expect(await slowestOf(others)).toBeLessThan(5_000 + 3 * calm);
  });
}

test('eight hundred bodies that are begun and never finished take little memory, and give it back', async () => {
  test.setTimeout(240_000);
  const others = Array.from({ length: 60 }, (_, visitor) => asksOf(visitor));
  const calm = await slowestOf(others);
  const before = site.memoryMb();
  for (const [length, size, addresses] of [
    [1_000_000, 990_000, 1],
    [64_000, 60_000, 1],
    [64_000, 60_000, 200],
  ] as const) {
    const part = Buffer.alloc(size, ' ');
    const begun = Array.from({ length: 800 }, (_, index) =>
      post('/api/buscador', `203.0.113.${index % addresses}`, part, { 'content-length': String(length) }),
    );
    const { close } = await stall(PORT, begun);
    for (let round = 0; round < 3; round++) {
      expect(await slowestOf(others)).toBeLessThan(5_000 + 3 * calm);
      expect(site.memoryMb() - before).toBeLessThan(300);
    }
    close();
  }
  await expect.poll(() => site.memoryMb() - before, { timeout: 30_000, intervals: [500] }).toBeLessThan(200);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generateRequest, PATHS, seeded } from '../../support/generated-requests';
import { PORTS } from '../../support/ports';
import { type RawRequest, sendRaw, stall } from '../../support/raw-requests';
import { type Stack, startStack } from '../../support/stacks';

const PORT = PORTS.attacks;
const HOST = `localhost:${PORT}`;
const SEED = 20_261_101;
const JSON_TYPE = { 'content-type': 'application/json' };

// Attacks: large and unfinished bodies, and malformed requests of every kind.

let site: Stack;

beforeAll(async () => {
  // A proxy names the visitors' addresses, so that each visitor has separate limits.
  const env = { TRUSTED_PROXY_HOPS: '1' };
  site = await startStack(PORT, { site: env });
  await warm();
});

afterAll(() => site?.stop());

const post = (path: string, from: string, body: Buffer, more: Record<string, string> = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: {
    host: HOST,
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
  headers: { host: HOST, 'x-forwarded-for': address },
});

/** A request of another visitor that no cache can serve: data, texts, a result page or a search. */
const asksOf = (visitor: number): RawRequest => {
  const address = `198.51.100.${visitor}`;
  return [
    search(address),
    read('/api/citas/asistente?locale=ca', address),
    read(`/resultados-busqueda?busqueda=visita${visitor}`, address),
    read(`/especialidades/no-la-hay-${visitor}`, address),
  ][visitor % 4] as RawRequest;
};

/** Sixty other visitors at once must all get a response. */
async function expectAnswered(others: RawRequest[]): Promise<void> {
  const answers = await Promise.all(others.map((asked) => sendRaw(PORT, asked, 60_000)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
}

for (const [kind, path, body, more] of [
  ['too large', '/api/buscador', Buffer.alloc(700_000, 'a'), {}],
  ['of another type', '/api/buscador', Buffer.alloc(60_000, 'a'), { 'content-type': 'text/plain' }],
  ['from another site', '/api/buscador', Buffer.alloc(60_000, 'a'), { 'sec-fetch-site': 'cross-site' }],
  ['to a page of the bank', '/api/pagos/aviso', Buffer.alloc(700_000, 'a'), {}],
  ['to an endpoint that takes none', '/api/clinicas', Buffer.alloc(700_000, 'a'), {}],
  ['too many', '/api/profesionals/register', Buffer.from(`{"name":"${'a'.repeat(14_000)}"}`), {}],
] as const) {
  it(`refuses sixty bodies (${kind}) and keeps serving other visitors`, async () => {
    const others = Array.from({ length: 60 }, (_, visitor) => asksOf(visitor));
    const sent = Array.from({ length: 60 }, () => sendRaw(PORT, post(path, '203.0.113.9', body, more), 60_000));
    await expectAnswered(others);
    for (const { status } of await Promise.all(sent)) expect([403, 405, 413, 415, 422, 429]).toContain(status);
  });
}

it('holds little memory for eight hundred unfinished bodies, and frees it', async () => {
  const others = Array.from({ length: 60 }, (_, visitor) => asksOf(visitor));
  await expectAnswered(others);
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
      await expectAnswered(others);
      expect(site.memoryMb() - before).toBeLessThan(300);
    }
    close();
  }
  await expect.poll(() => site.memoryMb() - before, { timeout: 30_000, interval: 500 }).toBeLessThan(200);
});

it('answers two thousand generated bad requests without a server error', async () => {
  const random = seeded(SEED);
  const waiting = Array.from({ length: 2_000 }, () => generateRequest(random, HOST));
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let request = waiting.pop(); request; request = waiting.pop()) failures.push(...(await problemOf(request)));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  expect(failures).toEqual([]);
});

/** Requests every page once: the tests compare requests under load, not a first rendering. */
async function warm(): Promise<void> {
  for (const path of PATHS) {
    const request = { method: 'GET', path, headers: { host: HOST, 'x-forwarded-for': '198.51.100.1' } };
    const answered = async () => expect((await sendRaw(PORT, request, 30_000)).status).toBeLessThan(500);
    await vi.waitFor(answered, { timeout: 60_000, interval: 250 });
  }
}

/** Describes a request with a server error, or without a response within ten seconds. Empty for any other response. */
async function problemOf(request: RawRequest): Promise<string[]> {
  const { method, path, headers, body } = request;
  const shown = `${method} ${path} ${JSON.stringify(headers)} ${body?.subarray(0, 60).toString('latin1')}`;
  try {
    const { status } = await sendRaw(PORT, request, 10_000);
    return status >= 500 || status === 0 ? [`${status}: ${shown}`] : [];
  } catch (error) {
    return [`${error}: ${shown}`];
  }
}

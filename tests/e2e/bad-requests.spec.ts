import { expect, test } from '@playwright/test';
import { generateRequest, PATHS, seeded } from '../support/generated-requests';
import { PORTS } from '../support/ports';
import { type RawRequest, sendRaw } from '../support/raw-requests';
import { type Site, startSite } from '../support/site';

const PORT = PORTS.badRequests;
const HOST = `localhost:${PORT}`;
const SEED = 20_261_101;

let site: Site;

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = { TRUSTED_PROXY_HOPS: '1' };
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.backend}`, port: PORT, env });
});

test.afterAll(() => site?.stop());

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };

for (const [method, path, status, more] of [
  ['POST', '/api/pagos/aviso', 415, MULTIPART],
  ['POST', '/api/pagos/prueba', 415, MULTIPART],
  ['POST', '/api/pagos/pagar', 405, MULTIPART],
  ['TRACE', '/api/buscador', 405, {}],
  ['TRACE', '/salud/vivo', 405, {}],
  ['TRACE', '/media/320/api/x.jpg', 405, {}],
  ['PUT', '/api/citas/solicitar', 405, {}],
  ['GET', '/sitemaps/%25zz/a:b', 404, {}],
  ['GET', '/sitemaps/%25zz', 404, {}],
  ['GET', '/api/crawlers/sitemaps/%25zz', 404, {}],
  ['GET', '/api/nada', 404, {}],
  ['POST', '/api/nada', 404, {}],
  ['GET', '/api/clinicas/x', 404, {}],
  ['GET', '/api/medicos', 404, {}],
  ['GET', '/api/pedir-cita', 404, {}],
  ['GET', '/salud/contacto', 404, {}],
  ['GET', '/.well-known/clinicas', 404, {}],
  ['GET', '/.well-known/%25zz', 404, {}],
  ['GET', '/media', 404, {}],
  ['GET', '/api', 404, {}],
] as const) {
  test(`${method} ${path} answers ${status} and must not be cached`, async () => {
    const request = { method, path, headers: { host: HOST, 'content-length': '0', ...more } };
    const answer = await sendRaw(PORT, request, 10_000);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(
      /^cache-control: (?:(?:private, )?no-store|public, max-age=0, must-revalidate, s-maxage=1)\r$/im,
    );
    if (path.startsWith('/api/')) expect(answer.text).toMatch(/^cache-control: no-store\r$/im);
    if (status === 405) expect(answer.text).toMatch(/^allow: [A-Z, ]+\r$/im);
  });
}

test('two thousand generated bad requests are all answered, and none by a failure', async () => {
  test.setTimeout(300_000);
  await warm();
  const random = seeded(SEED);
  const waiting = Array.from({ length: 2_000 }, () => generateRequest(random, HOST));
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let request = waiting.pop(); request; request = waiting.pop()) failures.push(...(await problemOf(request)));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  expect(failures).toEqual([]);
});

/** Every page once, as visitors ask for it: what is slow on a cold and busy machine is none of the requests' doing. */
async function warm(): Promise<void> {
  for (const path of PATHS) {
    const request = { method: 'GET', path, headers: { host: HOST, 'x-forwarded-for': '198.51.100.1' } };
    await expect.poll(async () => (await sendRaw(PORT, request, 30_000)).status, { timeout: 60_000 }).toBeLessThan(500);
  }
}

/** Shows the request as a failure when it was answered by one, or not within ten seconds. */
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

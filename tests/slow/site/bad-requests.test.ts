import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateRequest, PATHS, seeded } from '../../support/generated-requests';
import { PORTS } from '../../support/ports';
import { type RawRequest, sendRaw } from '../../support/raw-requests';
import { type Stack, startStack } from '../../support/stacks';

const PORT = PORTS.badRequests;
const HOST = `localhost:${PORT}`;
const SEED = 20_261_101;

let site: Stack;

beforeAll(async () => {
  const env = { TRUSTED_PROXY_HOPS: '1' };
  site = await startStack(PORT, { site: env });
});

afterAll(() => site?.stop());

it('answers two thousand generated bad requests without a server error', async () => {
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

/** Requests every page once, so that the bad requests do not wait for a first rendering. */
async function warm(): Promise<void> {
  for (const path of PATHS) {
    const request = { method: 'GET', path, headers: { host: HOST, 'x-forwarded-for': '198.51.100.1' } };
    await expect.poll(async () => (await sendRaw(PORT, request, 30_000)).status, { timeout: 60_000 }).toBeLessThan(500);
  }
}

/** Describes a request that met a server error, or no answer within ten seconds. Empty for any other answer. */
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

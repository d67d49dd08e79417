// @own-process: follows every server of its process.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackRequestIds } from '@/lib/renderer/prepare';
import { currentRequestId } from '@/lib/state/request-id';

/** Responds with the ids it sees before and after some work. */
const server = http.createServer(async (_, res) => {
  const first = currentRequestId();
  await pause(20);
  res.end(JSON.stringify([first, currentRequestId()]));
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });
let port = 0;

beforeAll(async () => {
  trackRequestIds();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  agent.destroy();
  server.close();
});

const idsSeenBy = (id: string | null): Promise<(string | null)[]> =>
  new Promise((resolve, reject) => {
    const headers = id === null ? {} : { 'x-request-id': id };
    http
      .get({ host: '127.0.0.1', port, agent, headers }, async (res) => resolve(JSON.parse(await textOf(res))))
      .on('error', reject);
  });

async function textOf(res: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of res) text += part;
  return text;
}

it('gives each of several concurrent requests its own id, on shared connections', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => (index % 3 === 2 ? null : `request-${index}`));
  expect(await Promise.all(ids.map(idsSeenBy))).toEqual(ids.map((id) => [id, id]));
});

it('gives no id to a later request without one on the same connection', async () => {
  expect(await idsSeenBy('request-a')).toEqual(['request-a', 'request-a']);
  expect(await idsSeenBy(null)).toEqual([null, null]);
  expect(currentRequestId()).toBeNull();
});

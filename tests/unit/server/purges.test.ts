import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PURGE_HEADER } from '@/lib/http/purges';
import { connectFramework } from '@/server/framework';
import { type Purge, withPurges } from '@/server/purges';
import { listen } from './support';

/** A renderer that responds with this status; `events` are the events in order. */
async function start(status: number) {
  const events: unknown[] = [];
  const port = await listen(
    http.createServer(async (req, res) => {
      events.push({ id: req.headers[PURGE_HEADER], body: await text(req) });
      res.writeHead(status).end();
    }),
  );
  const framework = withPurges(connectFramework(port), async (purge: Purge) => void events.push(purge));
  const post = async (path: string, headers = {}) => {
    const signal = new AbortController().signal;
    const answer = await framework.open('POST', path, headers, Buffer.from('{"tags":["a"]}'), signal);
    answer.resume();
    return answer.statusCode;
  };
  return { events, post };
}

it('announces a purge under the id sent to the renderer, before the response', async () => {
  const { events, post } = await start(200);
  expect(await post('/api/revalidate')).toBe(200);
  expect(events).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), body: '{"tags":["a"]}' }, events[0]]);
});

it('keeps the id of the caller', async () => {
  const { events, post } = await start(200);
  await post('/api/revalidate?from=editor', { [PURGE_HEADER]: 'p1' });
  expect(events).toEqual(Array(2).fill({ id: 'p1', body: '{"tags":["a"]}' }));
});

it.each([401, 422, 503])('announces no purge with the response %i', async (status) => {
  const { events, post } = await start(status);
  expect(await post('/api/revalidate')).toBe(status);
  expect(events).toHaveLength(1);
});

it('announces no other request', async () => {
  const { events, post } = await start(200);
  await post('/api/contactos/solicitar');
  expect(events).toEqual([{ id: undefined, body: '{"tags":["a"]}' }]);
});

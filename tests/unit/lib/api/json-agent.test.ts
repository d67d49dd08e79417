import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JsonAgent } from '@/lib/api/json-agent';
import { json, Loopback } from '../../../support/loopback';

const upstream = new Loopback();
const agent = new JsonAgent();

beforeAll(() => upstream.start());
afterAll(async () => {
  await agent.close();
  await upstream.stop();
});

const ask = () => fetch(`${upstream.origin}/api/x`, { dispatcher: agent } as RequestInit);

describe('JsonAgent', () => {
  it('fails a page sent as a success before anybody can keep it', async () => {
    upstream.answer = (_request, response) => json(response, 200, '<h1>Mantenimiento</h1>', 'text/html');
    await expect(ask()).rejects.toMatchObject({ cause: { code: 'NOT_JSON' } });
  });

  it('lets JSON and JSON-LD through', async () => {
    for (const type of ['application/json', 'application/ld+json; charset=utf-8']) {
      upstream.answer = (_request, response) => json(response, 200, { a: 1 }, type);
      expect(await (await ask()).json()).toEqual({ a: 1 });
    }
  });

  it('leaves failures, whatever their type, to whoever reads the status', async () => {
    upstream.answer = (_request, response) => json(response, 502, '<h1>Bad gateway</h1>', 'text/html');
    expect((await ask()).status).toBe(502);
  });
});

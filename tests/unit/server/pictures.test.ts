import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { connectFramework } from '@/server/framework';
import { createPictures } from '@/server/pictures';
import { security, startProxy } from './support';

const PATH = '/media/640/api/a.jpg';
const picture: RequestListener = (_, res) =>
  res
    .writeHead(200, {
      'content-type': 'image/webp',
      etag: '"v1"',
      'cache-control': 'public, max-age=86400',
      'content-length': '4',
    })
    .end('webp');

describe('a picture in a width', () => {
  it('is requested once and sent to everybody with its type, without the headers of a document', async () => {
    const { get, seen } = await startProxy(picture);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(PATH)));
    answers.push(await get(PATH));

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 webp']));
    expect(seen.length).toBe(1);
    expect(answers.at(-1)?.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '4',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      etag: '"v1"',
    });
    expect(answers.at(-1)?.headers['x-content-type-options']).toBe('nosniff');
    expect(answers.at(-1)?.headers).not.toHaveProperty('content-security-policy');
  });

  it('is not sent again to a browser with a current copy, and without its body for HEAD', async () => {
    const { get } = await startProxy(picture);
    const again = await get(PATH, { headers: { 'if-none-match': '"v1"' } });
    expect([again.status, again.text, again.headers['content-type']]).toEqual([304, '', undefined]);
    const head = await get(PATH, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '4']);
  });

  it('sends the framework no data of the visitor', async () => {
    const { get, seen } = await startProxy(picture);
    await get(PATH, { headers: { cookie: 'a=b', 'if-none-match': '"other"' } });
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host']);
  });

  it.each([404, 503])('forwards a refusal (%i) without caching it', async (status) => {
    const { get, seen } = await startProxy((_, res) =>
      res.writeHead(status, { 'cache-control': 'no-store', 'retry-after': '2' }).end(),
    );
    const answers = [await get(PATH), await get(PATH)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(answers[0]?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    expect(seen.length).toBe(2);
  });

  it('that is an original instead of a resized one is not cached', async () => {
    const { get, seen } = await startProxy((_, res) =>
      res.writeHead(200, { 'content-type': 'image/jpeg', etag: '"o"', 'cache-control': 'no-store' }).end('jpeg'),
    );
    expect([(await get(PATH)).text, (await get(PATH)).text, seen.length]).toEqual(['jpeg', 'jpeg', 2]);
  });

  it('is read-only: another method is refused as by every endpoint', async () => {
    const { get, seen } = await startProxy((_, res) => res.writeHead(405).end());
    expect([(await get(PATH, { method: 'POST' })).status, seen.length]).toEqual([405, 0]);
  });

  it('is 503 without a response of the framework and without a cached one', async () => {
    const { get } = await startProxy((req) => req.socket.destroy());
    expect((await get(PATH)).status).toBe(503);
  });
});

describe('cached pictures', () => {
  it('are requested again once the cache was expired', async () => {
    let made = 0;
    const { get } = await startProxy((req, res) => {
      if (req.method === 'POST') return res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      made += 1;
      return res
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400', etag: `"v${made}"` })
        .end(`picture ${made}`);
    });
    const before = [(await get(PATH)).text, (await get(PATH)).text];
    await get('/api/revalidate', { method: 'POST' });

    expect([...before, (await get(PATH)).text]).toEqual(['picture 1', 'picture 1', 'picture 2']);
  });

  const reply = (body: string) => ({
    status: 200,
    headers: { 'content-type': 'image/webp', etag: `"${body}"`, 'cache-control': 'public, max-age=9' },
    body: Buffer.from(body),
  });
  const send = (pictures: ReturnType<typeof createPictures>, path: string) => {
    const end = vi.fn();
    const req = { method: 'GET', headers: {} };
    return pictures
      .send({ req, res: { writeHead: () => {}, end } } as never, path)
      .then(() => String(end.mock.calls[0]?.[0]));
  };

  it('expire, are requested again, and are still served when the framework fails', async () => {
    const ask = vi.fn(async () => reply('one'));
    const pictures = createPictures({ ...connectFramework(1), ask }, security, { ttlMs: -1 });
    expect(await send(pictures, PATH)).toBe('one');
    ask.mockResolvedValueOnce(reply('two'));
    expect(await send(pictures, PATH)).toBe('two');
    ask.mockRejectedValueOnce(new Error('gone'));
    expect(await send(pictures, PATH)).toBe('two');
    ask.mockResolvedValueOnce({ ...reply(''), status: 503 });
    expect(await send(pictures, PATH)).toBe('two');
    ask.mockResolvedValueOnce({ ...reply(''), status: 404 });
    expect(await send(pictures, PATH)).toBe('');
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('stay within their limit of bytes', async () => {
    const ask = vi.fn(async () => reply('x'.repeat(100)));
    const pictures = createPictures({ ...connectFramework(1), ask }, security, { maxBytes: 250 });
    for (const name of ['a', 'b', 'a', 'c', 'a']) await send(pictures, `/media/640/api/${name}`);
    expect(ask).toHaveBeenCalledTimes(3);
    await send(pictures, '/media/640/api/b');
    expect(ask).toHaveBeenCalledTimes(4);
  });
});

import { expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[...ruta]/route';
import { apiUpstream } from '../../../support/api-upstream';

/** The result of the stubbed resizer, which has separate tests. */
const sized = vi.hoisted(() => ({ answer: null as Uint8Array<ArrayBuffer> | 'busy' | null }));
vi.mock('@/lib/pictures/sized-picture', async (original) => ({
  ...(await original<typeof import('@/lib/pictures/sized-picture')>()),
  readSizedPicture: async () => sized.answer,
}));

const upstream = apiUpstream();

const ask = () => GET(new Request('http://site.example.test/media/640/api/x.jpg'));
const original = (length: number) => {
  upstream.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': length }).end(Buffer.alloc(length));
};

it('sends a sized picture that is cached for a day, with a validator of its content', async () => {
  sized.answer = new Uint8Array([1, 2, 3]);
  const [one, same] = [await ask(), await ask()];
  expect(Object.fromEntries(one.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '3',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
    'x-content-type-options': 'nosniff',
    etag: same.headers.get('etag'),
  });
  sized.answer = new Uint8Array([1, 2, 4]);
  expect((await ask()).headers.get('etag')).not.toBe(one.headers.get('etag'));
});

it('returns 404 for a picture that cannot be resized', async () => {
  sized.answer = null;
  const answer = await ask();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('sends a small original when there is no time to resize it, uncached', async () => {
  sized.answer = 'busy';
  original(400_000);
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect([answer.headers.get('cache-control'), (await answer.arrayBuffer()).byteLength]).toEqual(['no-store', 400_000]);
});

it('asks for a retry for a large original, or one of unknown length', async () => {
  sized.answer = 'busy';
  original(600_000);
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  upstream.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(400_000));
  expect((await ask()).status).toBe(503);
});

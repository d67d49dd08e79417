import { request as forward } from 'node:http';
import { Loopback } from '@clinic/contract/tests/support/loopback';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bomb, photo } from '../support/photo';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

/** A photo from a camera under the name of one that the pages show, and files that are no picture. */
const files = new Map<string, { type: string; bytes: Buffer }>();
const upstream = new Loopback();
let site: Site;

beforeAll(async () => {
  const large = await photo(2400, 1600, 95);
  const jpeg = (bytes: Buffer) => ({ type: 'image/jpeg', bytes });
  files.set('/media/facade-valencia-centro.jpg', jpeg(large));
  files.set('/media/cortada.jpg', jpeg(large.subarray(0, 300_000)));
  files.set('/media/pagina.jpg', jpeg(Buffer.from('<html><script>alert(1)</script></html>')));
  files.set('/media/enorme.png', { type: 'image/png', bytes: bomb() });
  files.set('/media/pesada.jpg', jpeg(Buffer.concat([large, Buffer.alloc(50_000_000)])));
  files.set('/media/texto.jpg', { type: 'text/html', bytes: large });
  upstream.answer = (incoming, response) => {
    const file = files.get(incoming.url ?? '');
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
      return;
    }
    const { url: path, method, headers } = incoming;
    const asked = forward({ host: '127.0.0.1', port: PORTS.backend, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  };
  await upstream.start();
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.images });
});

afterAll(async () => {
  await site?.stop();
  await upstream.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers });
const askedFor = (name: string) => upstream.calls.filter((call) => call === `GET /media/${name}`).length;

it('sends a phone less than a tenth of a photo from a camera', async () => {
  const answer = await get('/media/1280/api/facade-valencia-centro.jpg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(files.get('/media/facade-valencia-centro.jpg')?.bytes.length).toBeGreaterThan(1_000_000);
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(100_000);
});

it('resizes a picture once for fifty requests at a time, and does not resend it to a browser that has it', async () => {
  const before = askedFor('facade-valencia-centro.jpg');
  const address = '/media/640/api/facade-valencia-centro.jpg';
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(askedFor('facade-valencia-centro.jpg') - before).toBe(1);

  const [answer] = answers;
  const facts = await sharp((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 640, height: 427 });
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=86400');
  const again = await get(address, { 'if-none-match': answer?.headers.get('etag') ?? '' });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await fetch(site.origin + address, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(answer?.headers.get('content-length'));
});

for (const [name, what] of [
  ['cortada.jpg', 'a truncated file'],
  ['pagina.jpg', 'a page named as a picture'],
  ['enorme.png', 'a picture of 900 megapixels'],
  ['pesada.jpg', 'a picture of 50 MB'],
  ['texto.jpg', 'a picture of another type'],
  ['ninguna.jpg', 'a missing picture'],
]) {
  it(`refuses ${what}`, async () => {
    const answer = await get(`/media/640/api/${name}`);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
}

it('returns 404 for a width that is not offered, without a request to the upstream', async () => {
  const before = upstream.calls.length;
  for (const width of ['641', '00640', '8000', '1']) {
    expect((await get(`/media/${width}/api/facade-valencia-centro.jpg`)).status).toBe(404);
  }
  expect((await get('/media/640/otro/x.jpg')).status).toBe(404);
  expect(upstream.calls.slice(before).filter((call) => call.includes('/media/'))).toEqual([]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer } from '@clinic/contract/tests/support/loopback';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSizedPictures, expirePictures, sizedAddress } from '@/lib/pictures/sized-picture';
import { apiUpstream } from '@/tests/support/api-upstream';
import { bomb, photo } from '@/tests/support/photo';

const upstream = apiUpstream();
let large: Buffer;
let folder = '';

beforeAll(async () => {
  large = await photo(2400, 1600, 95);
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sized-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pictures = (limits = {}) =>
  createSizedPictures({ folder, capacity: 10_000_000, reading: 4, waiting: 60, encoding: 1, ...limits });
const sends =
  (bytes: Buffer, type = 'image/jpeg'): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
const bytesOf = (answer: unknown): Uint8Array => {
  if (!(answer instanceof Uint8Array)) throw new Error(`no picture but ${String(answer)}`);
  return answer;
};

describe('a picture in a width', () => {
  it('is a WebP of that width, a small part of a camera JPEG', async () => {
    upstream.answer = sends(large);
    const bytes = bytesOf(await pictures()('/media/640/api/a.jpg'));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(large.length).toBeGreaterThan(1_000_000);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('is upright and never enlarged', async () => {
    const lying = await sharp(await photo(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    upstream.answer = sends(lying);
    const bytes = bytesOf(await pictures()('/media/1280/api/a.jpg'));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it('is made once for fifty concurrent requests, and not again after a restart', async () => {
    upstream.answer = sends(large);
    const ask = pictures();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/media/320/api/a.jpg')));
    expect(new Set(answers.map((answer) => bytesOf(answer).length)).size).toBe(1);
    expect(upstream.calls).toEqual(['GET /media/a.jpg']);
    upstream.answer = (_request, response) => response.writeHead(503).end();
    expect(bytesOf(await pictures()('/media/320/api/a.jpg'))).toEqual(answers[0]);
  });

  it('is served unchanged while it is renewed after a day, and dropped after a week', async () => {
    upstream.answer = sends(large);
    const before = bytesOf(await pictures()('/media/160/api/a.jpg'));
    const [file = ''] = readdirSync(folder);
    const age = (days: number) =>
      utimesSync(path.join(folder, file), new Date(), new Date(Date.now() - days * 86_400_000));
    age(2);
    upstream.answer = sends(await photo(200, 200));
    const ask = pictures();
    expect(bytesOf(await ask('/media/160/api/a.jpg'))).toEqual(before);
    // Another request in the meantime might renew it once more.
    await expect.poll(() => readFileSync(path.join(folder, file)).length).not.toBe(before.length);
    expect(bytesOf(await ask('/media/160/api/a.jpg'))).not.toEqual(before);
    age(8);
    upstream.answer = (_request, response) => response.writeHead(404).end();
    expect(await pictures()('/media/160/api/a.jpg')).toBeNull();
  });

  it.each([
    ['HTML that calls itself a picture', Buffer.from('<html><script>1</script></html>')],
    ['SVG that calls itself a JPEG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a picture of 900 megapixels in 110 kB', bomb()],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_name, bytes) => {
    upstream.answer = sends(bytes, 'image/png');
    const before = process.memoryUsage().rss;
    expect(await pictures()('/media/640/api/a.png')).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused when it is truncated or larger than 8 MB', async () => {
    upstream.answer = sends(large.subarray(0, large.length / 2));
    expect(await pictures()('/media/640/api/a.jpg')).toBeNull();
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write(large);
      response.end(Buffer.alloc(50_000_000));
    };
    expect(await pictures()('/media/640/api/a.jpg')).toBeNull();
  });

  it('reports busy at once when too many wait', async () => {
    let release: () => void = () => undefined;
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });
    upstream.answer = (request, response) => void open.then(() => sends(large)(request, response));
    const ask = pictures({ reading: 1, waiting: 1 });
    const [first, second] = [ask('/media/160/api/1.jpg'), ask('/media/160/api/2.jpg')];
    expect(await ask('/media/160/api/3.jpg')).toBe('busy');
    release();
    expect([bytesOf(await first).length > 0, bytesOf(await second).length > 0]).toEqual([true, true]);
  });

  it('makes no request for a width that is not offered', async () => {
    for (const width of ['641', '0640', '99999', '-1', '640.0']) {
      expect(await pictures()(`/media/${width}/api/a.jpg`)).toBeNull();
    }
    for (const rest of ['640/otro/a.jpg', '640/api/', '640/api/..%2fa', '640/640/api/a.jpg']) {
      expect(await pictures()(`/media/${rest}`)).toBeNull();
    }
    expect(upstream.calls).toEqual([]);
  });
});

it('finds the original of an address', () => {
  expect(sizedAddress('/media/640/blog/2026/a.jpg')).toEqual({ width: 640, original: '/media/blog/2026/a.jpg' });
});

// The last test: expired pictures stay expired in this process.
describe('a picture with a change notification', () => {
  it('is rendered again when it may have changed under its name', async () => {
    const ask = pictures();
    upstream.answer = sends(await photo(700, 700));
    await ask('/media/320/api/a.jpg');
    upstream.answer = sends(await photo(700, 350));
    expect(await sharp(bytesOf(await ask('/media/320/api/a.jpg'))).metadata()).toMatchObject({ height: 320 });

    await new Promise((resolve) => setTimeout(resolve, 5));
    expirePictures();
    expect(await sharp(bytesOf(await ask('/media/320/api/a.jpg'))).metadata()).toMatchObject({ height: 160 });
  });
});

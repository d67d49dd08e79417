import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Assets, loadAssets } from '@/server/assets';
import { security, startProxy } from './support';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
const SCRIPT = 'console.log("hola");'.repeat(50);
let assets: Assets;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks/a.js'), SCRIPT);
  writeFileSync(path.join(folder, 'photo 1.webp'), 'webp');
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  assets = await loadAssets(
    [{ folder, prefix: '/_next/static', cacheControl: 'public, max-age=31536000, immutable' }],
    security,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a file of the build', () => {
  it('is sent compressed, with permanent caching and its type, without the framework', async () => {
    const { get, seen } = await startProxy((_, res) => res.end(), { assets });
    const { status, headers, body } = await get('/_next/static/chunks/a.js', { headers: { 'accept-encoding': 'br' } });

    expect([status, brotliDecompressSync(body).toString(), seen.length]).toEqual([200, SCRIPT, 0]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it('is sent as compressed by the build', async () => {
    const packed = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    writeFileSync(path.join(folder, 'chunks/b.js'), SCRIPT);
    writeFileSync(path.join(folder, 'chunks/b.js.br'), packed);
    const own = await loadAssets([{ folder, prefix: '', cacheControl: 'no-store' }], security);
    const { get } = await startProxy((_, res) => res.end(), { assets: own });
    const [br, gzip] = ['br', 'gzip'].map((accepted) =>
      get('/chunks/b.js', { headers: { 'accept-encoding': accepted } }),
    );

    expect((await br)?.body.equals(packed)).toBe(true);
    expect(gunzipSync((await gzip)?.body ?? '').toString()).toBe(SCRIPT);
    expect([own.has('/chunks/b.js.br'), own.has('/chunks/b.js')]).toEqual([false, true]);
  });

  it('has a document policy only when it can be shown as a document: the others save the headers', async () => {
    const { get } = await startProxy((_, res) => res.end(), { assets });
    const drawing = await get('/_next/static/drawing.svg');
    const script = await get('/_next/static/chunks/a.js');

    expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
    expect(drawing.headers['permissions-policy']).toContain('camera=()');
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect(script.headers).not.toHaveProperty('permissions-policy');
  });

  it('returns 304 for a current copy', async () => {
    const { get } = await startProxy((_, res) => res.end(), { assets });
    const { headers } = await get('/_next/static/chunks/a.js');
    const again = await get('/_next/static/chunks/a.js', { headers: { 'if-none-match': headers.etag ?? '' } });

    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('of a compressed format is sent unchanged', async () => {
    const { get } = await startProxy((_, res) => res.end(), { assets });
    const { headers, text } = await get('/_next/static/photo%201.webp', { headers: { 'accept-encoding': 'br' } });

    expect([headers['content-encoding'], headers['content-type'], text]).toEqual([undefined, 'image/webp', 'webp']);
  });

  it('is read-only', async () => {
    const { get } = await startProxy((_, res) => res.end(), { assets });

    expect((await get('/_next/static/chunks/a.js', { method: 'POST' })).status).toBe(405);
  });

  it('a missing folder has no files', async () => {
    const none = await loadAssets([{ folder: `${folder}/none`, prefix: '', cacheControl: 'no-store' }], security);

    expect(none.has('/chunks/a.js')).toBe(false);
  });
});

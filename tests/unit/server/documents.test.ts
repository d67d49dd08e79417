import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

const HTML = '<!doctype html><html><body><h1>Clínica</h1></body></html>';

describe('a page that cannot be rendered', () => {
  it.each([
    ['/', 'es', 'Volvemos enseguida'],
    ['/ca/clinicas', 'ca', 'Tornem de seguida'],
    ['/en', 'en', 'We will be right back'],
  ])('%s answers 503 in its language with a telephone number', async (path, locale, words) => {
    const { get } = await startProxy((_, res) => res.writeHead(500).end('<html id="__next_error__">'));
    const { status, headers, text } = await get(path);

    expect([status, headers['retry-after'], headers['content-language']]).toEqual([503, '30', locale]);
    expect(text).toContain(words);
    expect(text).toContain('<a href="tel:+34963400900">963 400 900</a>');
  });

  it('returns 503 when the framework breaks the connection', async () => {
    const { get } = await startProxy((req) => req.socket.destroy());

    expect((await get('/')).status).toBe(503);
  });

  it('shows the last good response when there is one', async () => {
    let isDown = false;
    const { get } = await startProxy(
      (_req, res) => (isDown ? res.writeHead(500).end() : res.writeHead(200, CACHEABLE).end(HTML)),
      { times: { ttlMs: 0, maxStaleMs: 0 } },
    );
    await get('/');
    isDown = true;

    expect([(await get('/')).status, (await get('/')).text]).toEqual([200, HTML]);
  });
});

import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

/** A site whose pages have moved to these addresses; every other page is missing. */
const startMoved = (targets: Record<string, string>) =>
  startProxy((req, res) => {
    const location = targets[req.url ?? ''];
    if (location) res.writeHead(308, { ...CACHEABLE, location }).end('<html>va allí</html>');
    else res.writeHead(404, CACHEABLE).end('<html>no está</html>');
  });

describe('a redirect that the framework caches', () => {
  it('is requested once and sent with the query of each visitor, without a body', async () => {
    const { get, seen } = await startMoved({ '/clinicas/antes': '/clinicas/ahora' });
    for (const search of ['', '', '?utm=1', '?a=%20b']) {
      const { status, headers, body } = await get(`/clinicas/antes${search}`);
      expect([status, headers.location, body.length]).toEqual([308, `/clinicas/ahora${search}`, 0]);
    }
    expect(seen.map(({ url }) => url)).toEqual(['/clinicas/antes']);
    expect((await get('/clinicas/nunca')).status).toBe(404);
  });

  it('redirects each address to its own page', async () => {
    const { get } = await startMoved({ '/clinicas/a': '/clinicas/b', '/clinicas/c': '/clinicas/d' });
    expect((await get('/clinicas/a')).headers.location).toBe('/clinicas/b');
    expect((await get('/clinicas/c')).headers.location).toBe('/clinicas/d');
  });

  it('is requested again after a purge, and disappears when it was removed', async () => {
    const targets: Record<string, string> = { '/clinicas/antes': '/clinicas/ahora' };
    const { get, expireAll } = await startMoved(targets);
    expect((await get('/clinicas/antes')).status).toBe(308);
    delete targets['/clinicas/antes'];
    expireAll();
    expect((await get('/clinicas/antes')).status).toBe(404);
  });
});

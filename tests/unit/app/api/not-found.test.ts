import { expect, it } from 'vitest';
import * as unknown from '@/app/api/[...ruta]/route';
import { GET as step } from '@/app/api/pagos/[paso]/route';
import { GET as sitemap } from '@/app/sitemaps/[...archivo]/route';
import { startProxy } from '@/tests/unit/server/support';

const shown = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  type: answer.headers.get('content-type'),
  caching: answer.headers.get('cache-control'),
});

it.each([
  ['/api/nada', () => unknown.POST()],
  ['/api/pagos/otra', (request: Request) => step(request, { params: Promise.resolve({ paso: 'otra' }) })],
  ['/sitemaps/a/b', (request: Request) => sitemap(request, { params: Promise.resolve({ archivo: ['a', 'b'] }) })],
])('%s has the same JSON answer with and without the proxy', async (path, handler) => {
  const { get } = await startProxy((_req, res) => res.end());
  const refused = await get(path);
  expect(await shown(await handler(new Request(`http://localhost${path}`)))).toEqual({
    status: 404,
    text: '{"error":"not_found"}',
    type: 'application/json',
    caching: 'no-store',
  });
  const { headers } = refused;
  expect([refused.status, refused.text, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    '{"error":"not_found"}',
    'application/json',
    'no-store',
  ]);
});

it('responds to every method', () => {
  expect(Object.keys(unknown).sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
});

import { json } from '@clinic/contract/tests/support/loopback';
import { NextRequest } from 'next/server';
import { beforeEach, expect, it } from 'vitest';
import middleware from '@/middleware';
import { apiUpstream } from '@/tests/support/api-upstream';

const SECRET = 't'.repeat(43);
const COOKIE = `__prerender_bypass=x; vista_previa=${SECRET}`;
const ORIGIN = 'http://localhost:3000';
const PASSED_ON = 'x-middleware-request-x-vista-previa';

const upstream = apiUpstream();
const caduca = new Date(Date.now() + 3_600_000).toISOString();
beforeEach(() => {
  upstream.answer = (_request, response) => json(response, 200, { ruta: '/x', caduca });
});

const visit = async (path: string, cookie = COOKIE) =>
  middleware(new NextRequest(ORIGIN + path, { headers: { cookie } }));

it.each([
  ['/ca/clinicas/torrent', '/ca/clinicas/torrent'],
  ['/clinicas/torrent', '/es/clinicas/torrent'],
  ['/medicos?especialidad=2', '/es/medicos/filtrar?especialidad=2'],
  ['/wp-login.php', '/es/no-encontrada'],
])('%s is rendered with the secret, cached by nobody and not indexed', async (path, target) => {
  const { headers } = await visit(path);
  expect(headers.get('x-middleware-rewrite') ?? ORIGIN + path).toBe(ORIGIN + target);
  expect(headers.get(PASSED_ON)).toBe(SECRET);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(upstream.headers[0]).toMatchObject({ 'x-vista-previa': SECRET });
});

it('a preview that has expired ends at the same address', async () => {
  upstream.answer = (_request, response) => json(response, 404, {});
  const { status, headers } = await visit('/paginas/x?a=1');
  expect([status, headers.get('location')]).toEqual([303, `${ORIGIN}/paginas/x?a=1`]);
  const removed = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
  expect(headers.getSetCookie()).toEqual([`vista_previa=; ${removed}`, `__prerender_bypass=; ${removed}`]);
});

it('an upstream that does not respond never causes the published page to be shown as the draft', async () => {
  upstream.answer = (_request, response) => json(response, 500, {});
  await expect(visit('/paginas/x')).rejects.toMatchObject({ code: 'unavailable' });
});

it.each([
  ['under the name it has on another connection', `__prerender_bypass=x; __Host-vista_previa=${SECRET}`],
  ['under a longer name', `__prerender_bypass=x; x_vista_previa=${SECRET}`],
  ['of another length', `${COOKIE}x`],
  ['without draft mode', `vista_previa=${SECRET}`],
  ['missing', '__prerender_bypass=x'],
])('a secret %s shows the published page, for it could not be taken away', async (_, cookie) => {
  const { headers } = await visit('/paginas/x', cookie);
  expect([headers.get(PASSED_ON), headers.get('x-robots-tag'), headers.get('set-cookie')]).toEqual([null, null, null]);
  expect(upstream.calls).toEqual([]);
});

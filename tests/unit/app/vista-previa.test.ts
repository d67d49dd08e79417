import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiUpstream } from '@/tests/support/api-upstream';

const SECRET = 't'.repeat(43);
const draft = vi.hoisted(() => ({ value: '' }));
vi.mock('next/headers', () => ({
  draftMode: async () => ({
    isEnabled: false,
    enable: () => {
      draft.value = 'd';
    },
  }),
  cookies: async () => ({ get: (name: string) => (name === '__prerender_bypass' ? draft : undefined) }),
}));
vi.mock('next-intl/server', () => ({
  getMessages: async ({ locale }: { locale: string }) => import(`../../../messages/${locale}.json`),
}));
const { GET: open } = await import('@/app/[locale]/vista-previa/route');
const { GET: leave } = await import('@/app/[locale]/vista-previa/salir/route');

const upstream = apiUpstream();
const until = (ms: number) => new Date(Date.now() + ms).toISOString();
/** The upstream accepts one secret. */
const shows = (ruta: string) => {
  upstream.answer = (request, response) =>
    request.headers['x-vista-previa'] === SECRET
      ? json(response, 200, { ruta, caduca: until(3_600_000) })
      : json(response, 404, {});
};
beforeEach(() => {
  draft.value = '';
  shows('/ca/paginas/x');
});

const ask = (secret: string) => open(new Request(`http://localhost:3000/vista-previa?clave=${secret}`));

it('a link leads to its page, with cookies that no script reads and that expire with the link', async () => {
  const { status, headers } = await ask(SECRET);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/ca/paginas/x', 'no-store']);
  const held = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=3[56]\\d\\d';
  const [ours = '', next = ''] = headers.getSetCookie();
  expect(ours).toMatch(new RegExp(`^vista_previa=${SECRET}; ${held}$`));
  expect(next).toMatch(new RegExp(`^__prerender_bypass=d; ${held}$`));
});

it.each(['', 'x', 'x'.repeat(43), `${SECRET}x`, '../../gestion'])('a link with %j has expired', async (secret) => {
  const answer = await ask(secret);
  const { status, headers } = answer;
  expect([status, headers.get('set-cookie'), headers.get('cache-control')]).toEqual([410, null, 'no-store']);
  const text = await answer.text();
  for (const part of ['La vista previa ha caducado.', 'lang="ca">La vista prèvia', 'lang="en">The preview'])
    expect(text).toContain(part);
  expect(draft.value).toBe('');
});

it.each(['//otro.example', '/\\otro.example', '/\t/otro.example', 'https://otro.example'])(
  'never leads to another site: %s',
  async (ruta) => {
    shows(ruta);
    expect((await ask(SECRET)).status).toBe(410);
  },
);

it.each([
  ['es', '/'],
  ['en', '/en'],
])('is left for the home page in %s', async (locale, location) => {
  const { status, headers } = await leave(new Request('http://localhost:3000'), {
    params: Promise.resolve({ locale }),
  });
  expect([status, headers.get('location')]).toEqual([303, location]);
  const lines = headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['vista_previa', '__prerender_bypass']);
  for (const line of lines) expect(line).toMatch(/=; .*Max-Age=0$/);
});

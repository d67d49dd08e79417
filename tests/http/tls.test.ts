import { afterAll, beforeAll, expect, it } from 'vitest';
import { observatoryScore } from '../support/observatory';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy';

const PUBLIC = 'https://clinica.example';

let site: Site;
let proxy: TlsProxy;

beforeAll(async () => {
  site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.backend}`,
    port: PORTS.tls,
    env: { SITE_URL: PUBLIC, TRUSTED_PROXY_HOPS: '1', HSTS_SCOPE: 'preload' },
  });
  proxy = await startTlsProxy(PORTS.tls);
});

afterAll(async () => {
  await proxy?.close();
  await site?.stop();
});

for (const path of ['/', '/ca/clinicas', '/pedir-cita', '/en/portal-profesional', '/payment/ko', '/no-la-hay']) {
  it(`scores 130 in the Observatory: ${path}`, async () => {
    const { total, rules } = observatoryScore(await proxy.ask(path));
    expect([rules, total]).toEqual([expect.objectContaining({ csp: 10, hsts: 0, framing: 5, corp: 10 }), 130]);
  });
}

it('sends HSTS with every response, and restricts all but files to this origin', async () => {
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec((await proxy.ask('/')).text)?.[1] ?? 'no script';
  const files = ['/bootstrap.js', script];
  const answers = ['/', '/no-la-hay', '/es', '/clinicas/', '/robots.txt', '/sitemap.xml', '/salud/vivo', '/api/nada'];
  const more = ['/%ff', '/api/cookies', '/api/citas/comprobar', '/_next/none'];
  for (const path of [...files, ...answers, ...more]) {
    const { headers } = await proxy.ask(path);
    expect([path, headers['strict-transport-security']]).toEqual([
      path,
      'max-age=63072000; includeSubDomains; preload',
    ]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    const policy = files.includes(path) ? undefined : 'same-origin';
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, policy]);
  }
});

it('lets feeds and other sites show pictures', async () => {
  const { text } = await proxy.ask('/clinicas/valencia-centro');
  const sized = /\/media\/\d+\/(?:api|blog)\/[^"\s,]+/.exec(text)?.[0] ?? 'no picture';
  const card = /\/media\/tarjetas\/[^"]+/.exec(text)?.[0] ?? 'no card';
  for (const path of [sized, sized.replace(/^\/media\/\d+/, '/media'), card]) {
    const { status, headers } = await proxy.ask(path);
    expect([path, status, headers['cross-origin-resource-policy']]).toEqual([path, 200, undefined]);
  }
});

it('stores the session in a cookie of this host that scripts and other sites cannot read', async () => {
  const { headers } = await proxy.ask('/api/profesional/sesion', { method: 'DELETE', headers: { origin: PUBLIC } });
  const lines = headers['set-cookie'] ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^(?:__Host-|profesional=1?;).*; SameSite=Lax; Max-Age=\d+; Secure$/);
  for (const line of lines) expect(line.includes('; HttpOnly')).toBe(line.startsWith('__Host-'));
});

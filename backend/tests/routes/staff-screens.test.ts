import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffScreens } from '../../routes/staff-screens';

describe('the staff screens', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
    mkdirSync(path.join(folder, 'pantallas'));
    writeFileSync(path.join(folder, 'index.html'), '<meta name="csp-nonce" content="__nonce__"><p>Gestión');
    writeFileSync(path.join(folder, 'pantallas', 'index-abc.js'), 'alert(1)');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have a new nonce in each document, which is not cached and not indexed', async () => {
    const app = staffScreens(folder);
    const [one, other] = [await app.request('/'), await app.request('/')];
    const nonces = await Promise.all(
      [one, other].map(async (answer) => {
        const [, nonce] = /content="([^"]+)"/.exec(await answer.text()) ?? [];
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
    expect(one.headers.get('content-security-policy')).not.toMatch(/unsafe/);
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('may use the camera, to read vouchers, and no other device', async () => {
    const features = (await staffScreens(folder).request('/')).headers.get('permissions-policy')?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)']);
    for (const closed of ['microphone=()', 'geolocation=()', 'display-capture=()']) expect(features).toContain(closed);
  });

  it('serve scripts with permanent caching, and no other file of the machine', async () => {
    const app = staffScreens(folder);
    const script = await app.request('/pantallas/index-abc.js');
    expect([script.status, await script.text()]).toEqual([200, 'alert(1)']);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const name of ['other.js', '..%2Findex.html', '%2e%2e%2findex.html'])
      expect((await app.request(`/pantallas/${name}`)).status).toBe(404);
  });

  it('explain how to build them when they are missing', async () => {
    const answer = await staffScreens(path.join(folder, 'nothing')).request('/');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('npm run build -w @clinic/desk'),
    ]);
  });
});

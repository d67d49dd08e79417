import { describe, expect, it } from 'vitest';
import { createSecurity } from '@/server/security-headers';
import { foreignSources, isFramedMap } from '@/server/third-parties';

const SEAL = 'https://seal.example.test/seal.js';
const page = (services: string, more = '') =>
  `<footer>${more}<button type="button" class="cookie-button" data-services="${services}">Cookies</button></footer>`;

describe('the policy of a page', () => {
  const security = createSecurity({ siteUrl: undefined, paymentHosts: [], sealUrl: SEAL, hasMap: true });
  const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

  it('without a service is that of any answer', () => {
    expect(security.pagePolicy('<footer></footer>', ["'sha256-a='"])).toBe(security.policy(["'sha256-a='"]));
    expect(security.pagePolicy(page('m'), [])).toBe(security.policy());
  });

  it('lets in who is configured and nobody else', () => {
    const policy = security.pagePolicy(page('a'), []);
    expect(part(policy, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
    expect(part(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(policy).not.toMatch(/hotjar|facebook|seal|unsafe-eval/);
    expect(security.pagePolicy(page('ahp'), [])).toMatch(/static\.hotjar\.com.*connect\.facebook\.net/);
  });

  it('lets the seal in only where it has a place', () => {
    expect(security.pagePolicy(page('s'), [])).toBe(security.policy());
    const policy = security.pagePolicy(page('s', '<div class="seal" data-seal=""></div>'), []);
    expect(part(policy, 'script-src')).toBe("script-src 'self' https://seal.example.test");
  });

  it('is not widened by a text that looks like the mark', () => {
    const texts = [
      'data-services="ahp"',
      '&lt;button type="button" class="cookie-button" data-services="ahp"&gt;',
      '<script>self.__next_f.push([1,"<button type=\\"button\\" class=\\"cookie-button\\" data-services=\\"ahp\\">"])</script>',
    ];
    for (const text of texts) expect(foreignSources(text, SEAL)).toEqual({ script: [], picture: [], connect: [] });
  });

  it('of the framed map lets in the maps, and only this site may frame it', () => {
    const policy = security.mapPolicy([]);
    expect(part(policy, 'script-src')).toContain('https://*.googleapis.com');
    expect(part(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(createSecurity({ siteUrl: undefined, paymentHosts: [] }).mapPolicy([])).toBe(security.policy());
  });
});

describe('isFramedMap', () => {
  it('is one path per clinic and language', () => {
    for (const path of ['/mapa/valencia-centro', '/ca/mapa/valencia-centro', '/en/mapa/x']) {
      expect(isFramedMap(path)).toBe(true);
    }
    for (const path of ['/mapa', '/fr/mapa/x', '/clinicas/mapa/x', '/mapa/x/y', '/'])
      expect(isFramedMap(path)).toBe(false);
  });
});

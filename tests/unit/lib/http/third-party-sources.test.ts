import { describe, expect, it } from 'vitest';
import { createSecurity } from '@/lib/http/security-headers';
import { foreignSources, GOOGLE_MAP, streetMap } from '@/lib/http/third-party-sources';
import { pageOf } from '@/lib/routes';

const SEAL = 'https://seal.example.test/seal.js';
const foreignOf = (html: string) => foreignSources(html, SEAL);
const page = (services: string, more = '') =>
  `<footer>${more}<button type="button" class="cookie-button" data-services="${services}">Cookies</button></footer>`;

describe('the policy of a page', () => {
  const security = createSecurity({ siteUrl: undefined, paymentHosts: [], foreignOf, map: GOOGLE_MAP });
  const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

  it('is the general policy without a service', () => {
    expect(security.pagePolicy('<footer></footer>', ["'sha256-a='"])).toBe(security.policy(["'sha256-a='"]));
    expect(security.pagePolicy(page('m'), [])).toBe(security.policy());
  });

  it('allows configured services only', () => {
    const policy = security.pagePolicy(page('a'), []);
    expect(part(policy, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
    expect(part(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(policy).not.toMatch(/hotjar|facebook|seal|unsafe-eval/);
    expect(security.pagePolicy(page('ahp'), [])).toMatch(/static\.hotjar\.com.*connect\.facebook\.net/);
  });

  it('allows the seal only on pages with a place for it', () => {
    expect(security.pagePolicy(page('s'), [])).toBe(security.policy());
    const policy = security.pagePolicy(page('s', '<div class="seal" data-seal=""></div>'), []);
    expect(part(policy, 'script-src')).toBe("script-src 'self' https://seal.example.test");
  });

  it('is not widened by text that looks like the mark', () => {
    const texts = [
      'data-services="ahp"',
      '&lt;button type="button" class="cookie-button" data-services="ahp"&gt;',
      '<script>self.__next_f.push([1,"<button type=\\"button\\" class=\\"cookie-button\\" data-services=\\"ahp\\">"])</script>',
      '<script type="page-data"><button type="button" class="cookie-button" data-services="ahp"></script>',
    ];
    for (const text of texts) expect(foreignSources(text, SEAL)).toEqual({ script: [], picture: [], connect: [] });
  });

  it('of the framed map allows the maps, and only this site may frame it', () => {
    const policy = security.mapPolicy([]);
    expect(part(policy, 'script-src')).toContain('https://*.googleapis.com');
    expect(part(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(createSecurity({ siteUrl: undefined, paymentHosts: [] }).mapPolicy([])).toBe(security.policy());
  });
});

describe('the policy of the street map', () => {
  const policyWith = (tiles: string) =>
    createSecurity({ siteUrl: undefined, paymentHosts: [], map: streetMap(tiles) }).mapPolicy([]);

  it('allows only the pictures of the tiles from others, in a frame of this site', () => {
    const policy = policyWith('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(policy).toContain("img-src 'self' data: https://tile.openstreetmap.org;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/google|unsafe-eval|style-src 'self' 'unsafe-inline'/);
  });

  it('names every host of a server with several hosts', () => {
    expect(policyWith('https://{s}.tiles.example/{z}/{x}/{y}.png')).toContain('https://*.tiles.example;');
  });
});

describe('the page of a framed map', () => {
  it('is one path per clinic and language', () => {
    for (const path of ['/mapa/valencia-centro', '/ca/mapa/valencia-centro', '/en/mapa/x']) {
      expect(pageOf(path).isMapFrame).toBe(true);
    }
    for (const path of ['/mapa', '/fr/mapa/x', '/clinicas/mapa/x', '/mapa/x/y', '/'])
      expect(pageOf(path).isMapFrame).toBeUndefined();
  });
});

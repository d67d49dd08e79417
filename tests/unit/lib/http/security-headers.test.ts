import { describe, expect, it } from 'vitest';
import { createSecurity, pairs } from '@/lib/http/security-headers';

describe('createSecurity', () => {
  it('allows only the needs of the site itself', () => {
    const { policy } = createSecurity({ siteUrl: undefined, paymentHosts: [] });

    expect(policy(["'sha256-abc='"])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'self'",
    );
  });

  it('sends HSTS only where the site is served by https', () => {
    const names = (siteUrl: string) => pairs(createSecurity({ siteUrl, paymentHosts: [] }).fixed).map(([name]) => name);

    expect(names('https://clinica.example')).toContain('Strict-Transport-Security');
    expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
  });

  it.each([
    [undefined, 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('has https remembered as far as %s', (hstsScope, value) => {
    const { fixed, file } = createSecurity({ siteUrl: 'https://clinica.example', paymentHosts: [], hstsScope });

    for (const headers of [fixed, file])
      expect(Object.fromEntries(pairs(headers))['Strict-Transport-Security']).toBe(value);
  });

  it('lets no other site embed a response; a file may be shown elsewhere', () => {
    const { fixed, file } = createSecurity({ siteUrl: undefined, paymentHosts: [] });

    expect(Object.fromEntries(pairs(fixed))['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(Object.fromEntries(pairs(file))['Cross-Origin-Resource-Policy']).toBeUndefined();
  });

  it('allows no browser feature except the position, and only for the site itself', () => {
    const [, value] =
      pairs(createSecurity({ siteUrl: undefined, paymentHosts: [] }).fixed).find(
        ([name]) => name === 'Permissions-Policy',
      ) ?? [];

    const opened = value?.split(', ').filter((feature) => !feature.endsWith('=()'));
    expect(opened).toEqual(['geolocation=(self)']);
    expect(value).toContain('camera=()');
  });

  it('lets a page evaluate code in development only', () => {
    const settings = { siteUrl: undefined, paymentHosts: [] };

    expect(createSecurity({ ...settings, isDevelopment: true }).policy()).toContain("'unsafe-eval'");
    expect(createSecurity(settings).policy()).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

import { describe, expect, it } from 'vitest';
import { localeOf, readTarget } from '@/server/target';

describe('readTarget', () => {
  it.each([
    ['/%ff', 'not decodable'],
    ['/%', 'a percent sign alone'],
    ['/clinicas/%00', 'an encoded zero'],
    ['/clinicas/%0d%0aSet-Cookie:x', 'an encoded line end'],
    ['/a%2fb', 'an encoded slash'],
    ['/a%5cb', 'an encoded backslash'],
    ['/a\\b', 'a backslash'],
    ['/../etc/passwd', 'dots that climb'],
    ['/%2e%2e/etc/passwd', 'encoded dots that climb'],
    ['/a/./b', 'a dot alone'],
    ['http://other.example/', 'another origin'],
    ['*', 'a star'],
    ['', 'nothing'],
    ['/clínicas', 'letters that are not encoded'],
    [`/${'a'.repeat(2_048)}`, 'more than 2048 characters'],
    [`/?q=${'a'.repeat(12_288)}`, 'a query of more than 12 kB'],
  ])('refuses %s: %s', (url) => {
    expect(readTarget(url)).toEqual({ kind: 'bad' });
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///', '/'],
    ['/clinicas/', '/clinicas'],
    ['/clinicas//valencia?q=a//b', '/clinicas/valencia?q=a//b'],
  ])('sends %s to its tidy form on this site, %s', (url, location) => {
    expect(readTarget(url)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    ['/', { kind: 'page', path: '/', search: '' }],
    ['/clinicas/valencia-centro?x=1', { kind: 'page', path: '/clinicas/valencia-centro', search: '?x=1' }],
    ['/ca/especialidades/ginecologia', { kind: 'page', path: '/ca/especialidades/ginecologia', search: '' }],
    ['/clinicas/l%27hospitalet', { kind: 'page', path: '/clinicas/l%27hospitalet', search: '' }],
    ['/.env', { kind: 'page', path: '/.env', search: '' }],
    [
      '/api/citas/buscarhuecos?fecha=2026-12-01',
      { kind: 'door', path: '/api/citas/buscarhuecos', search: '?fecha=2026-12-01' },
    ],
    ['/media/x.webp', { kind: 'door', path: '/media/x.webp', search: '' }],
    ['/salud/vivo', { kind: 'door', path: '/salud/vivo', search: '' }],
    ['/_next/static/a.js', { kind: 'build-file', path: '/_next/static/a.js' }],
  ])('reads %s', (url, target) => {
    expect(readTarget(url)).toEqual(target);
  });
});

describe('localeOf', () => {
  it('goes by the first segment only', () => {
    expect([localeOf('/ca'), localeOf('/en/clinicas'), localeOf('/catalogo'), localeOf('/x/en')]).toEqual([
      'ca',
      'en',
      'es',
      'es',
    ]);
  });
});

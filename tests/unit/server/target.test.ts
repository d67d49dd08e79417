import { describe, expect, it } from 'vitest';
import { readTarget } from '@/server/target';

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
    ['/salud/contacto', { kind: 'page', path: '/salud/contacto', search: '' }],
    ['/api/nada?x=1', { kind: 'no-endpoint', path: '/api/nada' }],
    ['/_next/static/a.js', { kind: 'build-file', path: '/_next/static/a.js' }],
  ])('reads %s', (url, target) => {
    expect(readTarget(url)).toEqual(target);
  });

  it.each([
    ['/api/citas/buscarhuecos?fecha=2026-12-01', '/api/citas/buscarhuecos', '?fecha=2026-12-01'],
    ['/media/x.webp', '/media/x.webp', ''],
    ['/salud/vivo', '/salud/vivo', ''],
  ])('reads %s as an endpoint that is read', (url, path, search) => {
    expect(readTarget(url)).toMatchObject({ kind: 'endpoint', path, search, endpoint: { methods: ['GET'] } });
  });
});

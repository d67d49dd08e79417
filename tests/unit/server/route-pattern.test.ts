import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routePattern, withoutLanguage } from '@/server/route-pattern';

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/clinicas', '/clinicas'],
    ['/clinicas/valencia-centro', '/clinicas/:x'],
    ['/ca/especialidades/ginecologia', '/ca/especialidades/:x'],
    ['/maria-garcia', '/:x'],
    ['/maria/garcia', '/:x/:x'],
    ['/ana.lopez@example.com', '/:x'],
    ['/clinicas/a/b/c/d/e/f', '/clinicas/:x/:x/:x'],
    ['/payment/ok/8f3a9c', '/payment/:x/:x'],
    ['/api/citas/solicitar', '/api/citas/solicitar'],
    ['/api/maria', '/api/:x'],
    ['/api/citas/8f3a9c', '/api/:x'],
    ['/media/maria.jpg', '/media/:x'],
    ['/sitemaps/maria.xml', '/sitemaps/:x'],
    ['/_next/static/chunks/a.js', '/_next/:x'],
    ['/datos/AAAAAAAAAAAAAAAA/clinicas', '/datos/:x'],
    ['/gestion/api/sesion', '/gestion/:x'],
    ['/salud/listo', '/salud/listo'],
    ['/login_profesional_check', '/login_profesional_check'],
  ])('%s is %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });

  it('knows every page of app/', () => {
    const folders = readdirSync('app/[locale]', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => !name.startsWith('['));
    expect(names.filter((name) => routePattern(`/${name}`) !== `/${name}`)).toEqual([]);
  });

  it('has few patterns, whatever is asked', () => {
    const asked = Array.from({ length: 5_000 }, (_, at) => `/x${at}/y${at}/${'z/'.repeat(at % 9)}`);
    expect(new Set(asked.map(routePattern)).size).toBeLessThan(10);
  });
});

it.each([
  ['/ca', '/'],
  ['/en/clinicas/:x', '/clinicas/:x'],
  ['/clinicas', '/clinicas'],
  ['/catalogo', '/catalogo'],
])('withoutLanguage of %s is %s', (pattern, expected) => {
  expect(withoutLanguage(pattern)).toBe(expected);
});

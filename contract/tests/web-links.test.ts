import { describe, expect, it } from 'vitest';
import { hrefOf, isSitePath, webAddress } from '../web-links';

it.each(['/', '/clinicas/torrent', '/ca/medicos?x=1#a'])('%j belongs to this site', (path) => {
  expect(isSitePath(path)).toBe(true);
});

/** To a browser, each of these names another host or no page of this site. */
it.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  '/a b',
  'a',
  '',
])('%j is not', (path) => {
  expect(isSitePath(path)).toBe(false);
});

it('agrees with how a browser resolves an address', () => {
  for (const path of ['/\\evil.example', '/\t/evil.example', '//evil.example']) {
    expect(new URL(path, 'https://clinica.example').host).toBe('evil.example');
  }
});

describe('webAddress', () => {
  it.each([
    ['https://blog.example.test/', 'https://blog.example.test/'],
    ['blog.example.test/noticias', 'https://blog.example.test/noticias'],
    ['//blog.example.test', 'https://blog.example.test'],
    ['http://127.0.0.1:4390', 'http://127.0.0.1:4390'],
    [' www.example.test ', 'https://www.example.test'],
    ['www.example.test/a:b', 'https://www.example.test/a:b'],
    ['//www.example.test/a:b', 'https://www.example.test/a:b'],
    ['www.example.test:8080/a', 'https://www.example.test:8080/a'],
    ['facebook.com/clinica', 'https://facebook.com/clinica'],
    ['www.instagram.com/@clinica', 'https://www.instagram.com/@clinica'],
    ['@clinica', null],
    ['@clinica.es', null],
    ['clinica', null],
    ['ana@clinica.es', null],
    ['https//facebook.com/clinica', null],
    ['https:/facebook.com/clinica', null],
    ['Facebook: clinica', null],
    ['http://exa mple.test', null],
    ['ftp://example.test', null],
    ['mailto:ana@example.test', null],
    ['https://x', null],
    ['javascript:alert(1)', null],
    ['https://user:pass@example.test', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (value, url) => {
    expect(webAddress(value)).toBe(url);
  });
});

describe('hrefOf', () => {
  it.each([
    ['/pedir-cita', '/pedir-cita'],
    ['pedir-cita', '/pedir-cita'],
    ['https://example.test/x', 'https://example.test/x'],
    ['tel:+34963400900', 'tel:+34963400900'],
    [' /pedir-cita ', '/pedir-cita'],
    ['http://example.test/x', 'http://example.test/x'],
    ['MAILTO:ana@example.test', 'MAILTO:ana@example.test'],
    ['especialidades/cardiologia-infantil', '/especialidades/cardiologia-infantil'],
    ['javascript:alert("tel:")', null],
    ['javascript:alert("https://example.test")', null],
    [null, null],
    ['https://', null],
    ['https://ejemplo .es', null],
    ['www.ejemplo.es', null],
    ['//evil.example.test', null],
    ['/\\evil.example.test', null],
    ['/\t/evil.example.test', null],
    ['javascript:alert(1)', null],
    [' ', null],
  ])('reads %j as %j', (value, href) => {
    expect(hrefOf(value)).toBe(href);
  });
});

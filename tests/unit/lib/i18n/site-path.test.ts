import { expect, it } from 'vitest';
import { isSitePath } from '@/lib/i18n/site-path';

it.each(['/', '/clinicas/torrent', '/ca/medicos?x=1#a'])('%j is of this site', (path) => {
  expect(isSitePath(path)).toBe(true);
});

/** As browsers read them, each of these names another host or nothing of this site. */
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

it('agrees with how an address is resolved', () => {
  for (const path of ['/\\evil.example', '/\t/evil.example', '//evil.example']) {
    expect(new URL(path, 'https://clinica.example').host).toBe('evil.example');
  }
});

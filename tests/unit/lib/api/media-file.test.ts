import { describe, expect, it } from 'vitest';
import { plainPath } from '@/lib/api/media-file';

describe('plainPath', () => {
  it.each([
    ['2026/11/noticia-1.png', '2026/11/noticia-1.png'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['%C3%B1.jpg', '%C3%B1.jpg'],
  ])('lets %s through', (raw, path) => {
    expect(plainPath(raw)).toBe(path);
  });

  it.each([
    '../x.jpg',
    'a/../x.jpg',
    '%2e%2e/x.jpg',
    '..%2fx.jpg',
    'a%2fb.jpg',
    'a%5cb.jpg',
    'a\\b.jpg',
    '%252e%252e/x.jpg',
    'a//b.jpg',
    'a/',
    '.env',
    'a%00.jpg',
    'a%0d%0ax.jpg',
    '%ff.jpg',
    '%zz.jpg',
    'a%3fx.jpg',
    'x'.repeat(501),
  ])('refuses %s', (raw) => {
    expect(plainPath(raw)).toBeNull();
  });
});

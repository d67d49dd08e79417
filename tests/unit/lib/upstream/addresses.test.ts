import { describe, expect, it } from 'vitest';
import { apiUrl, iriPath, pictureUrl } from '@/lib/upstream/addresses';

process.env.PICTURE_HOSTS = 'https://cdn.example.test';
process.env.API_URL = 'https://api.example.test';
const api = new URL('https://api.example.test');
const blogUrl = 'https://blog.example.test/noticias';

describe('iriPath', () => {
  it.each([
    ['/api/media_objects/27', '/api/media_objects/27'],
    ['https://api.example.test/api/media_objects/27', '/api/media_objects/27'],
    ['/api/x?page=2&order%5Bnombre%5D=asc', '/api/x?page=2&order%5Bnombre%5D=asc'],
  ])('follows %s', (iri, path) => {
    expect(iriPath(iri)).toBe(path);
  });

  it.each([
    'https://evil.example.test/api/x',
    'http://api.example.test/api/x',
    '//evil.example.test/api/x',
    '/admin',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/api/..%2fadmin',
    '/\\evil.example.test/api/x',
    'https://api.example.test@evil.example.test/api/x',
    'api/x',
    'file:///api/x',
    '',
    null,
    27,
  ])('does not follow %s', (iri) => {
    expect(iriPath(iri)).toBeNull();
  });
});

describe('pictureUrl', () => {
  it.each([
    ['/media/x.jpg', '/media/api/x.jpg'],
    ['/media/a b/ñ.jpg?v=2', '/media/api/a%20b/%C3%B1.jpg'],
    ['https://api.example.test/media/x.jpg', '/media/api/x.jpg'],
    ['https://blog.example.test/noticias/wp-content/uploads/2026/11/n.png', '/media/blog/2026/11/n.png'],
    ['http://blog.example.test/noticias/wp-content/uploads/n.png', '/media/blog/n.png'],
    ['/uploads/2026/a.png', '/media/web/uploads/2026/a.png'],
    ['https://api.example.test/bundles/b.webp', '/media/web/bundles/b.webp'],
    ['https://cdn.example.test/f/x.jpg?w=2', '/media/otros/cdn.example.test/f/x.jpg'],
    ['http://localhost:3000/icon.svg', '/icon.svg'],
  ])('maps %s to %s', (address, url) => {
    expect(pictureUrl(address, api, blogUrl)).toBe(url);
  });

  it.each([
    'https://other.example.test/x.jpg',
    '/api/x.jpg',
    '/uploads/x',
    'x',
    '',
    '   ',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://x/y.jpg',
    null,
    undefined,
    7,
  ])('answers null for %s', (address) => {
    expect(pictureUrl(address, api)).toBeNull();
  });
});

describe('apiUrl', () => {
  it('joins a path to the address of the API without changing its brackets', () => {
    expect(apiUrl('/api/x?order[nombre]=asc').href).toBe('https://api.example.test/api/x?order[nombre]=asc');
  });
});

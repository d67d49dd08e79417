import { describe, expect, it } from 'vitest';
import { TILES_URL, tileHost, tileSource } from '@/lib/domain/map-tiles';

describe('the address of map tiles', () => {
  it.each([
    'https://tile.example.org/{z}/{x}/{y}.png',
    'https://{s}.tile.example.org/{z}/{x}/{y}.png',
    'https://tile.example.org:8443/v1/{y}/{x}/{z}@2x.png?key=a-b_c',
    'HTTPS://TILE.EXAMPLE.ORG/{Z}/{X}/{Y}',
    'http://localhost:4000/{z}/{x}/{y}',
    'http://127.0.0.1/{z}/{x}/{y}',
  ])('may be %s', (url) => expect(TILES_URL.test(url)).toBe(true));

  it.each([
    'http://tile.example.org/{z}/{x}/{y}.png',
    'https://tile.example.org/{x}/{y}.png',
    'https://tile.example.org/{z}/{y}.png',
    'https://tile.example.org/{z}/{x}.png',
    'https://tile.example.org',
    'https://-tile.example.org/{z}/{x}/{y}',
    'https://tile.example.org:/{z}/{x}/{y}',
    ' https://tile.example.org/{z}/{x}/{y}',
    'https://tile.example.org/{z}/{x}/{y} https://other.example',
    "https://tile.example.org/{z}/{x}/{y}';script-src",
    'https://tile.example.org/{z}/{x}/{y};script-src',
  ])('is not %j', (url) => expect(TILES_URL.test(url)).toBe(false));

  it.each([
    ['https://{s}.tile.example.org/{z}/{x}/{y}.png', 'https://*.tile.example.org', 'tile.example.org'],
    ['HTTPS://tile.example.org:8443/{z}/{x}/{y}', 'HTTPS://tile.example.org:8443', 'tile.example.org:8443'],
    ['http://localhost:4000/{z}/{x}/{y}', 'http://localhost:4000', 'localhost:4000'],
    ['', '', ''],
    ['/see/https://tile.example.org', '', ''],
  ])('%j is the source %j and the host %j', (template, source, host) => {
    expect(tileSource(template)).toBe(source);
    expect(tileHost(template)).toBe(host);
  });
});

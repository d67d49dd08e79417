import { expect, it } from 'vitest';
import { negotiate } from '#routes/negotiate';

it.each([
  [undefined, 'jsonld'],
  ['', 'jsonld'],
  ['*/*', 'jsonld'],
  ['application/*', 'jsonld'],
  ['application/ld+json', 'jsonld'],
  ['application/json', 'json'],
  ['application/json, text/plain, */*', 'jsonld'],
  ['application/json, text/javascript, */*; q=0.01', 'json'],
  ['application/ld+json;q=0.5, application/json', 'json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'jsonld'],
  ['text/csv', null],
  ['application/ld+json;q=0', null],
])('gives Accept %s the format %s', (accept, format) => {
  expect(negotiate(accept)).toBe(format);
});

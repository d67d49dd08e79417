import { expect, it } from 'vitest';
import { isSameOrigin } from '@/lib/http/check-request';

const host = 'clinic.example';
const inside = 'internal:3000';
const foreign = 'https://evil.example';

it.each([
  [{ host, 'sec-fetch-site': 'same-origin' }, true],
  [{ host: inside, 'sec-fetch-site': 'same-origin', origin: 'https://clinic.example' }, true],
  [{ host, 'sec-fetch-site': 'same-site' }, false],
  [{ host, 'sec-fetch-site': 'cross-site', origin: 'https://clinic.example' }, false],
  [{ host, 'sec-fetch-site': 'none' }, false],
  [{ host, origin: 'http://clinic.example' }, true],
  [{ host: inside, origin: 'https://public.example' }, true],
  [{ host: inside, origin: 'http://public.example' }, false],
  [{ host, origin: foreign }, false],
  [{ host, origin: 'https://clinic.example.evil.example' }, false],
  [{ host, origin: 'null' }, false],
  [{ host, origin: '' }, false],
  [{ host }, true],
])('%j is our own page: %j', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), 'https://public.example')).toBe(expected);
});

import { expect, it } from 'vitest';
import { parseBackendEnv } from '@/backend/env';

it('needs nothing to be set', () => {
  expect(parseBackendEnv({})).toMatchObject({
    BACKEND_PORT: 4310,
    DATA_DIR: '.data',
    LOCALE_HEADER: 'X-LOCALE-FRONT',
  });
});

it.each([
  ['BACKEND_PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['LOCALE_HEADER', 'X LOCALE'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => parseBackendEnv({ [name]: value })).toThrow(`${name} is not usable`);
});

import { expect, it } from 'vitest';
import { parseBackendEnv } from '@/backend/env';

it('needs nothing to be set', () => {
  expect(parseBackendEnv({})).toMatchObject({
    BACKEND_PORT: 4310,
    DATA_DIR: '.data',
    LOCALE_HEADER: 'X-LOCALE-FRONT',
    PAYMENT_PROVIDER: 'sandbox',
    REDSYS_URL: 'https://sis.redsys.es/sis/realizarPago',
  });
});

it.each([
  ['BACKEND_PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['LOCALE_HEADER', 'X LOCALE'],
  ['LOG_LEVEL', 'loud'],
  ['SITE_URL', 'www.example.test'],
  ['PAYMENT_PROVIDER', 'cash'],
  ['REDSYS_MERCHANT_CODE', '12'],
  ['REDSYS_TERMINAL', 'one'],
  ['REDSYS_SECRET_KEY', 'short'],
  ['REDSYS_SIGNATURE', 'V3'],
  ['REDSYS_URL', 'http://sis.redsys.es/sis/realizarPago'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => parseBackendEnv({ [name]: value })).toThrow(`${name} is not usable`);
});

it('takes a value that is left empty as not set', () => {
  expect(parseBackendEnv({ SITE_URL: '', PAYMENT_PROVIDER: '', REDSYS_SECRET_KEY: '', PORT: '' })).toMatchObject({
    PAYMENT_PROVIDER: 'sandbox',
    PORT: 3000,
  });
});

it('says what the bank still needs', () => {
  const bank = { PAYMENT_PROVIDER: 'redsys', REDSYS_MERCHANT_CODE: '999008881', SITE_URL: 'https://www.example.test/' };
  expect(() => parseBackendEnv({ ...bank, SITE_URL: '' })).toThrow(
    'PAYMENT_PROVIDER=redsys needs REDSYS_SECRET_KEY, SITE_URL.',
  );
  const ready = parseBackendEnv({ ...bank, REDSYS_SECRET_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' });
  expect(ready).toMatchObject({ SITE_URL: 'https://www.example.test', REDSYS_SIGNATURE: 'V1', REDSYS_TERMINAL: '1' });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createProvider, missingPaymentNames, paymentEnvironment } from '#payments/settings';

const schema = z.object(paymentEnvironment);
const BANK = {
  PAYMENT_PROVIDER: 'redsys',
  SITE_URL: 'https://www.example.test',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
};
const isAccepted = (name: string, value: string) => schema.safeParse({ ...BANK, [name]: value }).success;

describe('the payment settings', () => {
  it('simulate payments by default, and treat empty values as unset', () => {
    const defaults = {
      PORT: 3000,
      PAYMENT_PROVIDER: 'sandbox',
      REDSYS_TERMINAL: '1',
      REDSYS_SIGNATURE: 'V1',
      REDSYS_URL: 'https://sis.redsys.es/sis/realizarPago',
    };
    expect(schema.parse({})).toEqual(defaults);
    const blank = Object.fromEntries(Object.keys(paymentEnvironment).map((name) => [name, '']));
    expect(schema.parse(blank)).toEqual(defaults);
  });

  it('remove trailing slashes from the address of the site', () => {
    expect(schema.parse({ SITE_URL: 'https://www.example.test//' }).SITE_URL).toBe('https://www.example.test');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65535'],
    ['SITE_URL', 'http://localhost:3000'],
    ['REDSYS_TERMINAL', '871'],
    ['REDSYS_SIGNATURE', 'V2'],
    ['REDSYS_URL', 'https://sis-t.redsys.es:25443/sis/realizarPago'],
    ['REDSYS_URL', 'http://127.0.0.1:4000/sis'],
    ['REDSYS_URL', 'http://localhost/sis'],
  ])('accepts %s=%s', (name, value) => expect(isAccepted(name, value)).toBe(true));

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['SITE_URL', 'ftp://www.example.test'],
    ['SITE_URL', 'httpss://www.example.test'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['REDSYS_MERCHANT_CODE', '99900888'],
    ['REDSYS_MERCHANT_CODE', '9990088811'],
    ['REDSYS_TERMINAL', '1000'],
    ['REDSYS_TERMINAL', 'one'],
    ['REDSYS_TERMINAL', '1a'],
    ['REDSYS_TERMINAL', 'a1'],
    ['REDSYS_SECRET_KEY', BANK.REDSYS_SECRET_KEY.slice(1)],
    ['REDSYS_SECRET_KEY', `${BANK.REDSYS_SECRET_KEY}a`],
    ['REDSYS_SECRET_KEY', BANK.REDSYS_SECRET_KEY.replace('s', '-')],
    ['REDSYS_SIGNATURE', 'V3'],
    ['REDSYS_URL', 'http://sis.redsys.es/sis/realizarPago'],
    ['REDSYS_URL', 'http://127.0.0.1.example.test/sis'],
    ['REDSYS_URL', 'ftp://sis.redsys.es/?https://x'],
  ])('refuses %s=%s', (name, value) => expect(isAccepted(name, value)).toBe(false));

  it('names the accepted form of a refused value', () => {
    const said = (name: string, value: string) => schema.safeParse({ [name]: value }).error?.issues[0]?.message;
    expect(said('SITE_URL', 'x')).toContain('https://www.example.test');
    expect(said('REDSYS_MERCHANT_CODE', 'x')).toContain('nine digits');
    expect(said('REDSYS_TERMINAL', 'x')).toContain('up to three digits');
    expect(said('REDSYS_SECRET_KEY', 'x')).toContain('32 characters');
    expect(said('REDSYS_URL', 'x')).toContain('payment page of the bank');
    expect(said('REDSYS_URL', 'http://sis.redsys.es')).toContain('https address');
  });
});

describe('the payment gateway', () => {
  it('is simulated by default and needs no settings', () => {
    expect(missingPaymentNames(schema.parse({}))).toEqual([]);
    expect(createProvider(schema.parse({})).name).toBe('sandbox');
  });

  it('of the bank names each missing setting, and takes no payment without its key', () => {
    const bare = schema.parse({ PAYMENT_PROVIDER: 'redsys' });
    expect(missingPaymentNames(bare)).toEqual(['REDSYS_MERCHANT_CODE', 'REDSYS_SECRET_KEY', 'SITE_URL']);
    expect(missingPaymentNames(schema.parse(BANK))).toEqual([]);
    for (const name of ['REDSYS_MERCHANT_CODE', 'REDSYS_SECRET_KEY']) {
      expect(() => createProvider(schema.parse({ ...BANK, [name]: '' }))).toThrow(
        'REDSYS_MERCHANT_CODE and REDSYS_SECRET_KEY are missing.',
      );
    }
  });

  it('of the bank has the configured address', () => {
    const provider = createProvider(schema.parse({ ...BANK, REDSYS_URL: 'https://bank.example.test/pay' }));
    const attempt = { orderCode: '0001abcd', amountCents: 1, currency: 'EUR', numcita: 'n', concept: 'PCR' };
    const form = provider.form({ ...attempt, locale: 'es' }, { notice: 'n', ok: 'o', ko: 'k' });
    expect([provider.name, form.action]).toEqual(['redsys', 'https://bank.example.test/pay']);
  });
});

import { describe, expect, it, vi } from 'vitest';

const settings = {
  API_URL: 'https://api.example.test/base',
  SITE_URL: 'https://www.example.test',
  PAYMENT_HOSTS: ['https://pay.example.test', 'https://bank.example.test:8443'],
};
vi.mock('@/lib/env', () => ({ env: () => settings, siteUrl: () => settings.SITE_URL }));
const { paymentUrlOf } = await import('@/lib/appointments/payment-pages');

describe('the address of a payment', () => {
  it.each([
    'https://api.example.test/pago/1',
    'https://www.example.test/pago?x=1',
    'https://pay.example.test/',
    'https://bank.example.test:8443/sis/realizarPago',
  ])('may be %s', (url) => expect(paymentUrlOf(` ${url} `)).toBe(url));

  it.each([null, '', ' '])('is none for %j', (sent) => expect(paymentUrlOf(sent)).toBeNull());

  it.each([
    'https://evil.test/',
    'http://pay.example.test/',
    'https://pay.example.test:444/',
    'https://pay.example.test.evil.test/',
    'https://pay.example.test@evil.test/',
    'https://user@pay.example.test/',
    'https://sub.pay.example.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://pay.example.test/',
    'blob:https://pay.example.test/x',
    '//pay.example.test/',
    '/pago/1',
    'pay.example.test',
  ])('is refused when it is %s, which is not repeated', (sent) => {
    expect(() => paymentUrlOf(sent)).toThrow(
      expect.objectContaining({ code: 'unexpected_shape', message: expect.not.stringContaining(sent) }),
    );
  });
});

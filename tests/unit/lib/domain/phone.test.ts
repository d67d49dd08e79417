import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPhone, telHref, whatsappHref } from '@/lib/domain/phone';

describe('publicPhone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the configured number, and none where none is configured', () => {
    vi.stubEnv('PUBLIC_PHONE', ' 900 111 222 ');
    expect(publicPhone()).toBe('900 111 222');
    vi.stubEnv('PUBLIC_PHONE', undefined);
    expect(publicPhone()).toBe('');
  });
});

describe('telHref', () => {
  it.each([
    ['963 400 900', 'tel:+34963400900'],
    ['+34 963-400-900', 'tel:+34963400900'],
    ['+351 21 000 00 00', 'tel:+351210000000'],
  ])('dials %s as %s', (written, href) => {
    expect(telHref(written)).toBe(href);
  });
});

describe('whatsappHref', () => {
  it('writes the country code without plus, as the service wants', () => {
    expect(whatsappHref('600 000 001')).toBe('https://wa.me/34600000001');
    expect(whatsappHref('+34 600 000 001')).toBe('https://wa.me/34600000001');
  });
});

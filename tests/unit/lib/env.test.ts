import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';

describe('parseEnv', () => {
  it('starts with nothing set', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      LOCALE_HEADER: 'X-LOCALE-FRONT',
      SLOT_DATE_SEPARATOR: '-',
      DATA_DIR: '.data',
      TRUSTED_PROXY_HOPS: 0,
      PAYMENT_PROVIDER: 'sandbox',
      PAYMENT_HOSTS: [],
      NOTICE_DATES: [],
      LOG_LEVEL: 'info',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['BACKEND_PORT', '0'],
    ['SITE_URL', 'clinica.example'],
    ['SITE_URL', 'ftp://clinica.example'],
    ['API_URL', 'javascript:alert(1)'],
    ['LOCALE_HEADER', 'X LOCALE'],
    ['SLOT_DATE_SEPARATOR', '.'],
    ['BRAND_NAME', '   '],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['REDIS_URL', 'http://localhost'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${'a'.repeat(40)},short`],
    ['SESSION_SECRET', ','.repeat(40)],
    ['REVALIDATE_SECRET', 'a'.repeat(31)],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'somebody'],
    ['PAYMENT_PROVIDER', 'stripe'],
    ['PAYMENT_HOSTS', 'http://pagos.example'],
    ['GOOGLE_MAPS_API_KEY', 'a"b'],
    ['NOTICE_DATES', '24/12/2026'],
    ['HELPLINE_EMAIL', 'somebody'],
    ['PIXEL_ID', "1');"],
    ['SEAL_SCRIPT_URL', '/seal.js'],
    ['LOG_LEVEL', 'loud'],
  ])('a %s of %j stops the start with a sentence that names it', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`^The environment has a value that cannot be used\\. ${name}[.\\d]* is not usable: .+\\.$`),
    );
  });

  it('names every bad value at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT is not usable.*LOG_LEVEL is not usable/);
  });

  it('never repeats a secret in its sentence', () => {
    expect(() => parseEnv({ SESSION_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('takes an empty line of a file for a value that is not set', () => {
    const empty = { SITE_URL: '', API_URL: '', SESSION_SECRET: '', SMTP_URL: '', MAIL_FROM: '', PIXEL_ID: '' };

    expect(Object.values(parseEnv(empty))).not.toContain('');
  });

  it('reads an address without its closing slash', () => {
    expect(parseEnv({ SITE_URL: 'https://clinica.example/' }).SITE_URL).toBe('https://clinica.example');
  });

  it('reads lists with commas or spaces', () => {
    const { PAYMENT_HOSTS, NOTICE_DATES } = parseEnv({
      PAYMENT_HOSTS: 'https://sis.redsys.es, https://sis-t.redsys.es:25443',
      NOTICE_DATES: '2026-12-24 2026-12-31',
    });

    expect(PAYMENT_HOSTS).toEqual(['https://sis.redsys.es', 'https://sis-t.redsys.es:25443']);
    expect(NOTICE_DATES).toEqual(['2026-12-24', '2026-12-31']);
  });
});

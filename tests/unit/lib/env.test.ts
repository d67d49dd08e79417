import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';

describe('parseEnv', () => {
  it('accepts an empty environment', () => {
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
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://localhost/clinic'],
    ['REDIS_URL', 'redis://localhost:port'],
    ['REDIS_PREFIX', 'a prefix'],
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
    ['MAP_TILES_URL', 'https://tiles.example/map.png'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png; script-src *'],
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

  it('has no default brand or head office, and the telephones of the group until another is set', () => {
    const own = parseEnv({ SITE_URL: 'https://www.clinica.example' });
    expect(own).toMatchObject({
      BRAND_NAME: 'clinica.example',
      PUBLIC_PHONE: '963 400 900',
      HELPLINE_PHONE: '963 400 900',
      SPECIALITY_PHONES: { 'medicina-deportiva': '963 20 50 85' },
      HEAD_OFFICES: [],
    });
    const other = { PUBLIC_PHONE: '900 111 222' };
    expect(parseEnv(other)).toMatchObject({ ...other, HELPLINE_PHONE: '900 111 222', SPECIALITY_PHONES: {} });
    for (const PUBLIC_PHONE of ['600123', '963 400 900 - 600 123 456'])
      expect(() => parseEnv({ PUBLIC_PHONE })).toThrow('PUBLIC_PHONE is not usable');
    expect(() => parseEnv({ PUBLIC_PHONE: 'llámanos' })).toThrow('PUBLIC_PHONE is not usable');
    expect(() => parseEnv({ SPECIALITY_PHONES: 'cardiologia' })).toThrow('SPECIALITY_PHONES');
  });

  it('accepts an address of Redis with a password, TLS and a database number', () => {
    for (const address of ['redis://localhost', 'rediss://clinic:p%40ss@redis.example:6380/2', 'redis://:p@127.0.0.1/'])
      expect(parseEnv({ REDIS_URL: address })).toMatchObject({ REDIS_URL: address, REDIS_PREFIX: 'site:' });
    expect(() => parseEnv({ REDIS_URL: 'http://clinic:hunter2@localhost' })).toThrow(/^(?!.*hunter2)/);
  });

  it('reads insurers and preferred times as known codes or with their names', () => {
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);
    expect(codes(parseEnv({}).INSURERS)).toEqual(['privada', 'mutua', 'otra']);
    expect(codes(parseEnv({}).PREFERRED_TIMES)).toEqual(['morning', 'evening']);
    expect(parseEnv({ INSURERS: 'privada, salus=Salus|Salus|Salus' }).INSURERS).toEqual([
      { code: 'privada', names: null },
      { code: 'salus', names: { es: 'Salus', ca: 'Salus', en: 'Salus' } },
    ]);
    for (const bad of ['salus', 'salus=Salus', 'sa lus=a|b|c', ','])
      expect(() => parseEnv({ INSURERS: bad })).toThrow(/INSURERS\S* is not usable/);
  });

  it.each([
    ['INSURERS', 'privada, privada', 'privada'],
    ['INSURERS', 'mutua=A|A|A, Mutua=B|B|B', 'Mutua'],
    ['INSURERS', 'a=Mutua Norte|A|A, b=MUTUA  NORTE|B|B', 'MUTUA  NORTE'],
    ['PREFERRED_TIMES', 'morning, morning', 'morning'],
    ['INSURER_CLINICS', 'mutua=torrent, Mutua=valencia-centro', 'Mutua'],
    ['SPECIALITY_PHONES', 'cardiologia=963 000 000, cardiologia=963 000 001', 'cardiologia'],
    ['HEAD_OFFICES', 'valencia-centro, valencia-centro', 'valencia-centro'],
  ])('refuses a value that is twice in %s=%s', (name, value, repeated) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`${name} is not usable: "${repeated}" is there twice.`);
  });

  it('accepts insurers of which one name contains the other', () => {
    const INSURERS = 'mutua=Mutua|Mútua|Mutua, albufera=Mutua Albufera|Mútua Albufera|Mutua Albufera';
    expect(parseEnv({ INSURERS }).INSURERS).toHaveLength(2);
  });

  it.each([' ', '\u200e', '\u200b\u00a0'])('refuses the text %j, of which nothing is visible', (blank) => {
    for (const name of ['BRAND_NAME', 'HELPLINE_PHONE', 'MAP_TILES_CREDIT'])
      expect(() => parseEnv({ [name]: blank })).toThrow(`${name} is not usable: 1 to`);
  });

  it('names every invalid value at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT is not usable.*LOG_LEVEL is not usable/);
  });

  it('never repeats a secret in its message', () => {
    expect(() => parseEnv({ SESSION_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('treats an empty value as not set', () => {
    const empty = { SITE_URL: '', API_URL: '', SESSION_SECRET: '', SMTP_URL: '', MAIL_FROM: '', PIXEL_ID: '' };

    expect(parseEnv(empty)).toEqual(parseEnv({}));
  });

  it('removes the trailing slash of an address', () => {
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

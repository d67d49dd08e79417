import { expect, it } from 'vitest';
import { parseBackendEnv, siteUrlOf } from '#env';
import { issuerOf } from '#receipts/issuer';
import settings from '../seed/settings.json' with { type: 'json' };

it('requires no setting', () => {
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
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'somebody'],
  ...['48;3', '0', '48,48', '337', '48,', 'none', '-3', '2.5'].map((hours): [string, string] => [
    'REMINDER_HOURS',
    hours,
  ]),
  ['SITE_URL', 'www.example.test'],
  ['SMS_URL', 'http://sms.example.test/send'],
  ['PAYMENT_PROVIDER', 'cash'],
  ['REDSYS_MERCHANT_CODE', '12'],
  ['REDSYS_TERMINAL', 'one'],
  ['REDSYS_SECRET_KEY', 'short'],
  ['REDSYS_SIGNATURE', 'V3'],
  ['REDSYS_URL', 'http://sis.redsys.es/sis/realizarPago'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => parseBackendEnv({ [name]: value })).toThrow(`${name} is not usable`);
});

it('treats empty settings of database, telephone and mail as not set', () => {
  const env = parseBackendEnv({ DATABASE_URL: '', PUBLIC_PHONE: '', MAIL_FROM: '', SMTP_URL: '' });
  expect([env.DATABASE_URL, env.MAIL_FROM, env.SMTP_URL]).toEqual(Array(3).fill(undefined));
});

it('uses the demo group until another one is named', () => {
  expect(parseBackendEnv({ PUBLIC_PHONE: '', BRAND_NAME: '' })).toMatchObject({
    PUBLIC_PHONE: '963 400 900',
    BRAND_NAME: settings.BRAND_NAME,
  });
  expect(parseBackendEnv({ PUBLIC_PHONE: '900 111 222' }).PUBLIC_PHONE).toBe('900 111 222');
});

it.each([' ', '\u200e', '\u200b\u00a0'])('refuses the text %j, of which nothing is visible', (blank) => {
  for (const name of ['BRAND_NAME', 'PUBLIC_PHONE'])
    expect(() => parseBackendEnv({ [name]: blank })).toThrow(`${name} is not usable: 1 to`);
  expect(issuerOf(parseBackendEnv({ RECEIPT_ISSUER_NAME: blank }))).toBeNull();
});

it('refuses an insurer that is there twice', () => {
  const read = (INSURERS: string) => parseBackendEnv({ INSURERS }).INSURERS.map(({ code }) => code);
  expect(read('privada, mutua=Mutua|Mútua|Mutua, albufera=Mutua Albufera|Mútua Albufera|Mutua Albufera')).toEqual([
    ...['privada', 'mutua', 'albufera'],
  ]);
  expect(() => read('a=Mutua|Mútua|Mutua, b= MUTUA |Altra|Other')).toThrow(
    'INSURERS is not usable: "MUTUA" is there twice.',
  );
});

it('requires the sender when a mail server is set', () => {
  const SMTP_URL = 'smtp://mail.example:587';
  expect(() => parseBackendEnv({ SMTP_URL })).toThrow('MAIL_FROM is not usable: with SMTP_URL');
  expect(parseBackendEnv({ SMTP_URL, MAIL_FROM: 'r&d@ñandú.es' })).toMatchObject({ MAIL_FROM: 'r&d@xn--and-6ma2c.es' });
});

it('knows the address of the site for the links in mails', () => {
  expect(siteUrlOf(parseBackendEnv({ SITE_URL: 'https://clinica.example/' }))).toBe('https://clinica.example');
  expect(siteUrlOf(parseBackendEnv({ SITE_URL: '', PORT: '3490' }))).toBe('http://localhost:3490');
  expect(siteUrlOf(parseBackendEnv({}))).toBe('http://localhost:3000');
});

it('trusts only the site about client addresses by default, and has no operator', () => {
  const env = parseBackendEnv({ BACKEND_TRUSTED_HOPS: '', OPERATOR_EMAIL: '' });
  expect([env.BACKEND_TRUSTED_HOPS, env.OPERATOR_EMAIL]).toEqual([1, undefined]);
  expect(parseBackendEnv({ BACKEND_TRUSTED_HOPS: '0' }).BACKEND_TRUSTED_HOPS).toBe(0);
  expect(() => parseBackendEnv({ OPERATOR_EMAIL: 'nadie' })).toThrow(/OPERATOR_EMAIL/);
  expect(() => parseBackendEnv({ SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET/);
});

it('treats an empty address, provider, key and port as not set', () => {
  expect(parseBackendEnv({ SITE_URL: '', PAYMENT_PROVIDER: '', REDSYS_SECRET_KEY: '', PORT: '' })).toMatchObject({
    PAYMENT_PROVIDER: 'sandbox',
    PORT: 3000,
  });
});

it('requires the token of the provider of text messages', () => {
  const SMS_URL = 'https://sms.example.test/send';
  expect(() => parseBackendEnv({ SMS_URL })).toThrow('SMS_TOKEN is not usable: with SMS_URL');
  expect(parseBackendEnv({ SMS_URL, SMS_TOKEN: 'a-token' })).toMatchObject({ SMS_URL, SMS_TOKEN: 'a-token' });
  expect(parseBackendEnv({ SMS_URL: '' }).SMS_URL).toBeUndefined();
});

it('reminds two days and three hours before a visit by default', () => {
  expect(parseBackendEnv({ REMINDER_HOURS: '' }).REMINDER_HOURS).toEqual([48, 3]);
  expect(parseBackendEnv({ REMINDER_HOURS: '24, 2' }).REMINDER_HOURS).toEqual([24, 2]);
  expect(() => parseBackendEnv({ REMINDER_HOURS: '48;3' })).toThrow(
    'REMINDER_HOURS is not usable: whole hours before a visit from 1 to 336, each once, separated by commas, such as 48,3.',
  );
});

it.each([
  'http://video.clinica.test/{reference}',
  'https://video.clinica.test/',
  'https://{reference}.clinica.test/',
  'https://video.clinica.test/{reference}/{reference}',
  'https://ana:1@video.clinica.test/{reference}',
])('refuses %s as the address of video calls', (VIDEO_LINK) => {
  expect(() => parseBackendEnv({ VIDEO_LINK })).toThrow(
    'VIDEO_LINK is not usable: an https address with {reference} once after its host.',
  );
});

it('reads the address of video calls', () => {
  const read = (VIDEO_LINK: string) => parseBackendEnv({ VIDEO_LINK }).VIDEO_LINK;
  expect(read('')).toBeUndefined();
  expect(read('https://video.clinica.test/{reference}')).toBe('https://video.clinica.test/{reference}');
  expect(read('https://video.clinica.test/?sala={reference}')).toBe('https://video.clinica.test/?sala={reference}');
});

it('reads the number of hours that are held without a code', () => {
  const read = (value: string) => parseBackendEnv({ HOLDS_WITHOUT_CODE: value }).HOLDS_WITHOUT_CODE;
  expect(read('')).toEqual({ email: 3, address: 10, clinic: 20 });
  expect(read('1, 2, 30')).toEqual({ email: 1, address: 2, clinic: 30 });
  expect(read('off')).toBeNull();
  for (const wrong of ['3,10', '3,0,20', '3,10,20,1', 'no', '3,10,x'])
    expect(() => read(wrong)).toThrow('HOLDS_WITHOUT_CODE is not usable: off, or whole numbers from 1 to 100000');
});

it('reports the missing settings of the bank', () => {
  const bank = { PAYMENT_PROVIDER: 'redsys', REDSYS_MERCHANT_CODE: '999008881', SITE_URL: 'https://www.example.test/' };
  expect(() => parseBackendEnv({ ...bank, SITE_URL: '' })).toThrow(
    'PAYMENT_PROVIDER=redsys needs REDSYS_SECRET_KEY, SITE_URL.',
  );
  const ready = parseBackendEnv({ ...bank, REDSYS_SECRET_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' });
  expect(ready).toMatchObject({ SITE_URL: 'https://www.example.test', REDSYS_SIGNATURE: 'V1', REDSYS_TERMINAL: '1' });
});

it('requires all details of the issuer of receipts or none', () => {
  const whole = {
    RECEIPT_ISSUER_NAME: ' Salud y Compañía, S.L. ',
    RECEIPT_ISSUER_NIF: 'b12345674',
    RECEIPT_ISSUER_ADDRESS: 'C/ de Colón, 1, 46004 València',
  };
  expect(issuerOf(parseBackendEnv({ BRAND_NAME: 'Salud & Co', ...whole }))).toEqual({
    brand: 'Salud & Co',
    name: 'Salud y Compañía, S.L.',
    nif: 'B12345674',
    address: 'C/ de Colón, 1, 46004 València',
  });
  expect(issuerOf(parseBackendEnv({}))).toBeNull();
  expect(issuerOf(parseBackendEnv({ RECEIPT_ISSUER_NAME: ' ', RECEIPT_ISSUER_NIF: '' }))).toBeNull();
  expect(() => parseBackendEnv({ ...whole, RECEIPT_ISSUER_NIF: '', RECEIPT_ISSUER_ADDRESS: '' })).toThrow(
    'The issuer of receipts is set in part: RECEIPT_ISSUER_NIF, RECEIPT_ISSUER_ADDRESS is missing.',
  );
  expect(() => parseBackendEnv({ ...whole, RECEIPT_ISSUER_NIF: '123' })).toThrow('RECEIPT_ISSUER_NIF is not usable');
});

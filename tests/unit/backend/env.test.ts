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
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'somebody'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => parseBackendEnv({ [name]: value })).toThrow(`${name} is not usable`);
});

it('takes what is left empty as not set', () => {
  const env = parseBackendEnv({ DATABASE_URL: '', HELPLINE_PHONE: '', MAIL_FROM: '', SMTP_URL: '' });
  expect([env.DATABASE_URL, env.HELPLINE_PHONE, env.MAIL_FROM, env.SMTP_URL]).toEqual(Array(4).fill(undefined));
});

it('wants to know the sender when there is a mail server', () => {
  const SMTP_URL = 'smtp://mail.example:587';
  expect(() => parseBackendEnv({ SMTP_URL })).toThrow('MAIL_FROM is not usable: with SMTP_URL');
  expect(parseBackendEnv({ SMTP_URL, MAIL_FROM: 'citas@clinica.example' })).toMatchObject({ SMTP_URL });
});

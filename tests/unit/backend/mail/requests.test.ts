import { describe, expect, it } from 'vitest';
import { UnsendableMail } from '@/backend/mail/content';
import { compose } from '@/tests/support/mails';
import { REQUEST_MAILS } from '@/tests/support/request-mails';

const LOCALES = ['es', 'ca', 'en'] as const;

describe.each(Object.entries(REQUEST_MAILS))('%s', (kind, { payload, facts }) => {
  it.each(LOCALES)('is whole in %s', (locale) => {
    const mail = compose(kind, payload, locale);
    for (const text of [mail.subject, mail.text, mail.html])
      expect(text).not.toMatch(/undefined|\bnull\b|\[object|=>|NaN/);
    for (const fact of facts) {
      expect(mail.text).toContain(fact);
      expect(mail.html.replaceAll('&nbsp;', ' ')).toContain(fact);
    }
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|src=/);
    expect(mail.attachments).toEqual([]);
  });

  it('does not say in the subject what it is about, nor whose it is, and says it in each language', () => {
    const subjects = LOCALES.map((locale) => compose(kind, payload, locale).subject);
    expect(new Set(subjects).size).toBe(3);
    for (const subject of subjects) expect(subject).not.toMatch(/Resonancia|Cardiolog|Ana|Eva|Marta|7KQF/);
  });
});

const {
  voucher,
  'contact-notice': contact,
  'registration-received': received,
  'password-reset': reset,
} = REQUEST_MAILS;

it('promises the call within 24 hours with the voucher', () => {
  const { text } = compose('voucher', voucher.payload);
  expect(text).toContain('En las próximas 24 horas te llamaremos al 600 000 000');
  expect(text).toMatch(/Precio: 199,00\s€/);
  expect(compose('voucher', { ...voucher.payload, priceCents: null }).text).not.toContain('€');
});

it('tells only the owner of an account that there is one', () => {
  expect(compose('registration-received', received.payload).text).toContain('Revisaremos los datos');
  const known = compose('registration-received', { ...received.payload, isKnown: true });
  expect(known.text).toContain('Ya tenemos una cuenta');
  expect(known.subject).toBe(compose('registration-received', received.payload).subject);
});

it('makes nothing of a message that can be followed or run', () => {
  const message = '<script>alert(1)</script>\r\nVisita https://mal.example/x\n\n\u202eotra';
  const { text, html } = compose('contact-notice', { ...contact.payload, message });
  expect(html).not.toMatch(/<script|mal\.example/);
  expect(text).not.toMatch(/https:\/\/mal|\u202e/);
  expect(text).toContain('Visita https: mal. example x\n\notra');
});

it('keeps a college number that is one, and no link in its place', () => {
  const { payload } = REQUEST_MAILS['registration-notice'];
  const shown = (collegeNumber: string) => compose('registration-notice', { ...payload, collegeNumber }).text;
  expect(shown('46/12345')).toContain('46/12345');
  expect(shown('mal.example/12345')).toContain('mal. example 12345');
});

it.each([
  ['30 minutos', 30],
  ['72 horas', 4320],
])('says that a link works for %s', (sentence, minutes) => {
  expect(compose('password-reset', { ...reset.payload, minutes }).text).toContain(`caduca en ${sentence}`);
});

it('links to the site on the own machine too, and to nothing that is no page', () => {
  const link = 'http://localhost:3000/en/profesionales/nueva-contrasena#token=a_-1';
  expect(compose('password-reset', { ...reset.payload, link }).html).toContain(`href="${link}"`);
  expect(() => compose('password-reset', { ...reset.payload, link: 'javascript:alert(1)' })).toThrow(UnsendableMail);
});

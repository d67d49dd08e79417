import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UnsendableMail } from '#mail/content';
import { qrPicture } from '#mail/qr-picture';
import { compose, readHtml } from '#tests/support/mails';
import { readQr } from '#tests/support/qr';
import { REQUEST_MAILS } from '#tests/support/request-mails';

const LOCALES = ['es', 'ca', 'en'] as const;

/** The corpus that the site reads too. */
const SPELLINGS: { text: string; numbers: string[] | string }[] = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/spellings/phones.json', import.meta.url), 'utf8'),
);

describe.each(Object.entries(REQUEST_MAILS))('%s', (kind, { payload, facts }) => {
  it.each(LOCALES)('is complete in %s', (locale) => {
    const mail = compose(kind, payload, locale);
    for (const text of [mail.subject, mail.text, mail.html])
      expect(text).not.toMatch(/undefined|\bnull\b|\[object|=>|NaN/);
    for (const fact of facts) {
      expect(mail.text).toContain(fact);
      expect(readHtml(mail.html) + mail.html).toContain(fact);
    }
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html.replace(/<img src="cid:[^>]*>/, '')).not.toMatch(/<img|<link|<script|url\(|src=/);
  });

  it('does not mention the reason or the person in the subject, which is translated', () => {
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
  expect(text).toContain('Te llamaremos al 600 000 000 en menos de 24 horas');
  expect(text).toMatch(/A pagar en la clínica: 199,00\s€/);
  expect(text).toContain('Válido hasta: miércoles, 12 de mayo de 2027');
  expect(compose('voucher', { ...voucher.payload, priceCents: null }).text).not.toContain('€');
});

it('shows the code of a voucher as an attached QR picture that holds only the code', async () => {
  const { qr, html, text } = compose('voucher', voucher.payload);
  expect(qr).toBe('7KQF-M2TX-9RWA');
  const { content, cid } = await qrPicture(qr ?? '');
  expect(html).toContain(`<img src="cid:${cid}" width="232" height="232" alt="Código QR del bono 7KQF-M2TX-9RWA"`);
  expect(text).toContain('Código del bono: 7KQF-M2TX-9RWA');
  expect(content.length).toBeLessThan(2_000);
  expect((await sharp(content).metadata()).width).toBe(232);
  expect(await readQr(content)).toBe('7KQF-M2TX-9RWA');
  expect((await qrPicture(qr ?? '')).content.equals(content)).toBe(true);
});

it('states whether a voucher may be given away, and omits it when the product does not define it', () => {
  const told = (isTransferable: boolean | null) => compose('voucher', { ...voucher.payload, isTransferable }).text;
  expect(told(true)).toContain('Puedes regalarlo');
  expect(told(false)).toContain('Es personal');
  expect(told(null)).not.toMatch(/regalar|personal/);
  expect(compose('voucher', { ...voucher.payload, goodUntil: null }).text).not.toContain('Válido hasta');
});

it('tells only the owner of an account that it exists', () => {
  expect(compose('registration-received', received.payload).text).toContain('Revisaremos los datos');
  const known = compose('registration-received', { ...received.payload, isKnown: true });
  expect(known.text).toContain('Ya tenemos una cuenta');
  expect(known.subject).toBe(compose('registration-received', received.payload).subject);
});

it('gives the clinic the message verbatim, for reading and copying', () => {
  const message = 'Puedo el 12/05/2027 a las 10:30.\n\nTensión 120/80; escribidme a rosa@gmail.com,\ngracias.';
  const { text, html } = compose('contact-notice', { ...contact.payload, message });
  expect(text).toContain(`\n\n${message}\n\n`);
  expect(readHtml(html)).toContain(message);
});

it('turns nothing in a message into a link or a script', () => {
  const message = '<script>alert(1)</script>\r\nVisita https://mal.example/x o www.mal.example\n\u202eotra';
  const { text, html } = compose('contact-notice', { ...contact.payload, message });
  expect(html).not.toMatch(/<script|mal\.example|https:\/\/mal|www\.|<a [^>]*mal/);
  expect(readHtml(html)).toContain('<script>alert(1)</script>\nVisita https://mal.example/x o www.mal.example\n otra');
  expect(text).not.toContain('\u202e');
});

it.each(['46/12345', 'COMV: 46.12345'])('shows the college number %s to the reviewer', (collegeNumber) => {
  const { payload } = REQUEST_MAILS['registration-notice'];
  const { text, html } = compose('registration-notice', { ...payload, collegeNumber });
  expect([text, readHtml(html)]).toEqual([
    expect.stringContaining(collegeNumber),
    expect.stringContaining(collegeNumber),
  ]);
});

it.each([
  ['product-request-notice', { ...voucher.payload, wantsNewsletter: true }],
  ['contact-notice', contact.payload],
])('shows name and telephone as they were typed in %s', (kind, payload) => {
  const person = { name: 'Ma. José O’Neill/Ruiz', phone: '963/40.09.00', email: 'rosa@gmail.com' };
  const { text, html } = compose(kind, { ...payload, person });
  for (const typed of Object.values(person))
    expect([text, readHtml(html)].filter((said) => !said.includes(typed))).toEqual([]);
});

it.each(SPELLINGS.filter(({ text }) => text.trim() !== ''))(
  'links $numbers in the telephone $text',
  ({ text, numbers }) => {
    const person = { name: 'Ana', phone: text, email: 'ana@example.org' };
    const { html } = compose('contact-notice', { ...contact.payload, person });
    const [, cell = ''] = /Teléfono<\/th><td[^>]*>(.*?)<\/td>/.exec(html.replaceAll('\n', ' ')) ?? [];
    const hrefs = [...cell.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(Array.isArray(numbers) ? numbers.map((number) => `tel:${number}`) : []);
  },
);

it.each([
  ['30 minutos', 30],
  ['72 horas', 4320],
])('says that a link works for %s', (sentence, minutes) => {
  expect(compose('password-reset', { ...reset.payload, minutes }).text).toContain(`caduca en ${sentence}`);
});

it('links to a site on localhost too, and refuses anything that is not a page', () => {
  const link = 'http://localhost:3000/en/profesionales/nueva-contrasena#token=a_-1';
  expect(compose('password-reset', { ...reset.payload, link }).html).toContain(`href="${link}"`);
  for (const bad of ['javascript:alert(1)', '//evil.test/x', 'nueva-contrasena']) {
    expect(() => compose('password-reset', { ...reset.payload, link: bad })).toThrow(UnsendableMail);
  }
});

it('links to the site of the backend that sends the mail, not of the one that queued it', () => {
  const link = '/ca/profesionales/nueva-contrasena#token=a_-1';
  const sent = compose('professional-approved', { ...reset.payload, link });
  expect(sent.html).toContain(`href="https://www.clinica.test${link}"`);
  expect(sent.text).toContain(`https://www.clinica.test${link}`);
});

import { expect, it } from 'vitest';
import { composeSms } from '#sms/compose';
import { bookingMail, compose, requestMail } from '#tests/support/mails';
import { REQUEST_MAILS } from '#tests/support/request-mails';

const call = { day: '2026-11-30', from: '0740', until: '2200' };
const SAID = {
  es: 'el lunes, 30 de noviembre, entre las 7:40 y las 22:00',
  ca: 'el dilluns, 30 de novembre, entre les 7:40 i les 22:00',
  en: 'on Monday 30 November, between 7:40 and 22:00',
};
const WITHIN_A_DAY = /24 (?:horas|hores|hours)/;

const product = REQUEST_MAILS.voucher.payload;
const MAILS: [kind: string, payload: object][] = [
  ['appointment-requested', requestMail()],
  ['booking-call-me', bookingMail()],
  ['clinic-notice', { ...requestMail(), about: 'appointment-requested' }],
  ['clinic-notice', { ...bookingMail(), about: 'booking-call-me' }],
  ['voucher', product],
  ['product-request-notice', { ...product, wantsNewsletter: false }],
];

it.each(MAILS)('%s names the hours of the call instead of 24 hours', (kind, payload) => {
  for (const locale of ['es', 'ca', 'en'] as const) {
    const { subject, text } = compose(kind, { ...payload, call }, locale);
    expect(text).toContain(SAID[locale]);
    expect(subject + text).not.toMatch(WITHIN_A_DAY);
    expect(compose(kind, payload, locale).text).toMatch(WITHIN_A_DAY);
  }
});

it('the text message about a request names them too', () => {
  const queued = { kind: 'requested-sms' as const, locale: 'es' as const };
  const payload = { reference: '7KQF-M2TX', link: '/cita#x', phone: null };
  const site = { phone: '963 400 900', siteUrl: 'https://www.clinica.test' };
  expect(composeSms({ ...queued, payload: { ...payload, call } }, site)).toContain(`Te llamaremos ${SAID.es}.`);
  expect(composeSms({ ...queued, payload }, site)).toContain('Te llamaremos en menos de 24 horas');
});

import { describe, expect, it } from 'vitest';
import { bookingMail, compose, readHtml, requestMail } from '#tests/support/mails';
import { REQUEST_MAILS } from '#tests/support/request-mails';

const LINK = '/cita#AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA0OD';
const LOCALES = ['es', 'ca', 'en'] as const;
const LABELS = {
  booked: {
    es: 'Ver, cambiar o anular mi cita',
    ca: 'Veure, canviar o anul·lar la meva cita',
    en: 'See, change or cancel',
  },
  requested: {
    es: 'Ver o anular mi solicitud',
    ca: 'Veure o anul·lar la meva sol·licitud',
    en: 'See or cancel my request',
  },
};

describe.each(LOCALES)('the first mail in %s', (locale) => {
  it.each([
    ['booking-confirmed', bookingMail({ link: LINK }), LABELS.booked],
    ['appointment-requested', requestMail({ link: LINK }), LABELS.requested],
    ['booking-call-me', bookingMail({ isPaid: false, link: LINK }), LABELS.requested],
  ])('%s opens the own page, with what can be done there', (kind, payload, labels) => {
    const { text, html } = compose(kind, payload, locale);
    expect(text).toContain(LINK);
    expect(html).toContain(LINK);
    expect(readHtml(html)).toContain(labels[locale]);
  });

  it('about a registration asks the operator for a college number that is missing', () => {
    const { payload } = REQUEST_MAILS['registration-notice'];
    const { text: given } = compose('registration-notice', payload, locale);
    const { text: missing } = compose('registration-notice', { ...payload, collegeNumber: null }, locale);
    expect(missing).not.toBe(given);
    expect(missing).toMatch(/pedírselo|demanar-l’hi|ask for it/);
    expect(given).not.toMatch(/pedírselo|demanar-l’hi|ask for it/);
  });
});

import { propertyOf } from '@clinic/contract/tests/support/calendar';
import { describe, expect, it } from 'vitest';
import { UnsendableMail } from '#mail/content';
import { TEMPLATES } from '#mail/templates';
import { bookingMail, compose, readHtml, requestMail } from '#tests/support/mails';
import { REQUEST_MAILS } from '#tests/support/request-mails';

const LOCALES = ['es', 'ca', 'en'] as const;
const PAYLOADS = {
  'appointment-requested': requestMail(),
  'booking-confirmed': bookingMail(),
  'booking-call-me': bookingMail({ isPaid: false }),
  'payment-refund': { ...bookingMail(), isBooked: false },
  'booking-moved': { ...bookingMail(), before: { day: '2026-12-10', initTime: '1000' } },
  'booking-cancelled': { ...bookingMail(), wasConfirmed: true, isRefunded: true },
  'clinic-notice': { ...bookingMail(), about: 'booking-confirmed' },
};

it('covers every kind of mail here or in the other request mails', () =>
  expect([...Object.keys(PAYLOADS), ...Object.keys(REQUEST_MAILS)]).toEqual(Object.keys(TEMPLATES)));

describe.each(Object.entries(PAYLOADS))('%s', (kind, payload) => {
  it.each(LOCALES)('is complete in %s', (locale) => {
    const mail = compose(kind, payload, locale);
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/undefined|\bnull\b|\[object|=>|NaN/);
    }
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const fact of [payload.service, 'Valencia Centro', '7KQF-M2TX', 'Ana Pérez Gómez']) {
      expect(mail.text).toContain(fact);
      expect(readHtml(mail.html)).toContain(fact);
    }
    // The number opens the booking, so the mail must not show it.
    expect(mail.text + mail.html).not.toContain('AAECAwQFBgcICQoLDA0ODw');
    expect(mail.text).toContain('Salud & Co');
    expect(mail.html).toContain('href="tel:+34963400900"');
  });

  it('does not mention the reason of the visit or the patient in the subject', () => {
    for (const locale of LOCALES) {
      expect(compose(kind, payload, locale).subject).not.toMatch(/PCR|Cardiolog|Ana|Pérez/);
    }
  });

  it('loads nothing when it is opened', () => {
    expect(compose(kind, payload).html).not.toMatch(/<img|<link|<script|url\(|src=/);
  });

  it('has its own subject in each language', () => {
    const [es, ca, en] = LOCALES.map((locale) => compose(kind, payload, locale).subject);
    expect(en).not.toBe(es);
    expect(ca).not.toBe(es);
  });
});

it('tells the patient what happens next and what to bring', () => {
  const { subject, text } = compose('booking-confirmed', bookingMail());
  expect(subject).toBe('Cita confirmada: lunes, 14 de diciembre, a las 09:15');
  expect(text).toContain('Día y hora: lunes, 14 de diciembre de 2026 a las 09:15\n');
  expect(text).toContain('Ven 10 minutos antes con tu documento de identidad.');
  expect(text).toContain('Recibirás el resultado por correo electrónico en menos de 24 horas.');
  expect(text).toMatch(/Importe: 45,00\s€, pagado en la web/);
  expect(text).toContain('La clínica te enviará la factura');
});

it('explains why a payment is refunded and what happens to the appointment', () => {
  const late = compose('payment-refund', { ...bookingMail(), isBooked: false });
  expect(late.subject).toBe('Te devolvemos tu pago');
  expect(late.text).toContain('ya era de otra persona');
  expect(late.text).toMatch(/Importe: 45,00\s€, te lo devolvemos/);
  const twice = compose('payment-refund', { ...bookingMail(), isBooked: true });
  expect(twice.text).toContain('Tu cita sigue confirmada');
  expect(twice.text).not.toContain('ya era de otra persona');
  const clinic = compose('clinic-notice', { ...bookingMail(), about: 'payment-refund' });
  expect(clinic.subject).toBe('Pago por devolver: lunes, 14 de diciembre, a las 09:15');
  expect(clinic.text).toContain('Devolver el pago entero');
  expect(clinic.text).toMatch(/Importe por devolver: 45,00\s€/);
});

it('names the attached receipt in each language', () => {
  const cancelled = { ...bookingMail(), wasConfirmed: true, isRefunded: true };
  for (const [locale, said] of Object.entries({ es: 'Adjuntamos el recibo', ca: 'Adjuntem el rebut', en: 'receipt' })) {
    for (const [kind, payload] of Object.entries({
      'booking-confirmed': bookingMail(),
      'booking-cancelled': cancelled,
    })) {
      const mail = compose(kind, { ...payload, receipt: '2026-000123' }, locale as 'es' | 'ca' | 'en');
      expect([mail.receipt, mail.text]).toEqual(['2026-000123', expect.stringContaining(said)]);
      const without = compose(kind, payload, locale as 'es' | 'ca' | 'en');
      expect([without.receipt, without.text]).toEqual([null, expect.not.stringContaining(said)]);
    }
  }
  expect(compose('clinic-notice', { ...PAYLOADS['clinic-notice'], receipt: '2026-000123' }).receipt).toBeNull();
});

it('has a payment link for an unpaid booking', () => {
  const { text } = compose('booking-confirmed', bookingMail({ isPaid: false }));
  expect(text).toMatch(/Importe: 45,00\s€, se paga en la clínica/);
  expect(text).not.toContain('factura');
  expect(compose('booking-confirmed', bookingMail({ isPaid: false, amountCents: 0 })).text).not.toContain('€');
});

it('states that a requested slot is not reserved', () => {
  const { text } = compose('booking-call-me', bookingMail());
  expect(text).toContain('La hora que elegiste no queda reservada hasta que hablemos contigo.');
  expect(text).toContain('Te llamaremos al 600 000 000 en menos de 24 horas');
  expect(text).toContain('Día que pediste: lunes, 14 de diciembre de 2026 a las 09:15');
  const free = compose('waiting-hour', REQUEST_MAILS['waiting-hour'].payload);
  expect(free.text).toContain('La hora no está reservada para ti');
});

describe('the calendar entry', () => {
  const moved = { ...bookingMail({ sequence: 1 }), before: { day: '2026-12-10', initTime: '1000' } };
  const cancelled = { ...bookingMail({ sequence: 2 }), wasConfirmed: true, isRefunded: true };

  it('is sent, changed and cancelled under one id with a rising sequence number', () => {
    const sent = [
      compose('booking-confirmed', bookingMail()),
      compose('booking-moved', moved),
      compose('booking-cancelled', cancelled),
    ];
    const read = (property: string) => sent.map(({ calendar }) => propertyOf(calendar?.content ?? '', property));
    expect(read('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(sent.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(read('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(new Set(read('UID')).size).toBe(1);
    expect(new Set(read('ORGANIZER'))).toEqual(new Set(['mailto:citas@clinica.example']));
  });

  it('is not sent for a request or a held slot', () => {
    expect(compose('booking-cancelled', { ...cancelled, wasConfirmed: false }).calendar).toBeNull();
    expect(
      compose('booking-cancelled', { ...requestMail(), wasConfirmed: false, isRefunded: false }).calendar,
    ).toBeNull();
    expect(compose('booking-call-me', bookingMail()).calendar).toBeNull();
  });
});

it('shows the old and new time of a visit, and what happens to the payment', () => {
  const moved = compose('booking-moved', { ...bookingMail(), before: { day: '2026-12-10', initTime: '1000' } });
  expect(moved.subject).toBe('Tu cita cambia de hora: lunes, 14 de diciembre, a las 09:15');
  expect(moved.text).toContain('Antes era: jueves, 10 de diciembre de 2026 a las 10:00');
  const cancelled = compose('booking-cancelled', { ...bookingMail(), wasConfirmed: true, isRefunded: true });
  expect(cancelled.subject).toBe('Tu cita está anulada');
  expect(cancelled.text).toMatch(/Importe: 45,00\s€, te lo devolvemos/);
  expect(cancelled.html).toContain('No tienes que venir, y te devolvemos lo que pagaste.');
  const unpaid = compose('booking-cancelled', { ...bookingMail(), wasConfirmed: true, isRefunded: false });
  expect(unpaid.text).not.toContain('€');
  expect(unpaid.html).not.toContain('devol');
  const clinic = compose('clinic-notice', { ...bookingMail(), about: 'booking-cancelled', isRefunded: true });
  expect(clinic.text).toMatch(/Importe por devolver: 45,00\s€/);
  expect(clinic.subject).toBe('Cita anulada: lunes, 14 de diciembre, a las 09:15');
  expect(clinic.text).toContain('Devolver el pago entero');
});

it.each([
  ['Morning', 'Franja preferida: Por la mañana'],
  ['evening', 'Franja preferida: Por la tarde'],
  ['A las 12', 'Franja preferida: A las 12'],
])('reads the preference %s', (preference, line) => {
  expect(compose('appointment-requested', requestMail({ preference })).text).toContain(line);
});

it('leads to the clinic and names patient and doctor', () => {
  const { text, html } = compose('booking-confirmed', bookingMail({ doctor: 'Dra. Ruiz' }));
  expect(text).toMatch(
    /^Dirección: C\/ Colón, 1; València\nCómo llegar: https:\/\/www\.google\.com\/maps\/dir\/\S+\n/m,
  );
  expect(html).toMatch(
    /C\/ Colón, 1; València<br><a href="https:\/\/www\.google\.com\/maps\/dir\/[^"]+"[^>]*>Cómo llegar</,
  );
  expect(text).toMatch(/^Médico: Dra\. Ruiz\nPaciente: Ana Pérez Gómez\n/m);
});

it('omits unknown details', () => {
  const bare = { name: null, address: null, phone: null, whatsapp: null };
  const { text, html } = compose('booking-confirmed', bookingMail({ clinic: bare, service: null, amountCents: null }));
  expect(text).not.toMatch(/Clínica:|Dirección|Cómo llegar|WhatsApp|Servicio|€|Llamar a la clínica/);
  expect(html).not.toContain('Llamar a la clínica');
});

describe('text from a visitor', () => {
  const name = '<script>alert("1")</script> & \'Co\'';

  it('is escaped in HTML', () => {
    const clinic = { ...bookingMail().clinic, name: '<b>Clínica</b>', address: '"><img src=x onerror=y>' };
    const { html } = compose('booking-confirmed', bookingMail({ patient: { name, phone: '6"0<0' }, clinic }));
    expect(html).not.toMatch(/<script|<b>|<img|"1"/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt; script&gt; &amp; &#39;Co&#39;');
    expect(html).toContain('&lt;b&gt;Clínica&lt;/b&gt;');
  });

  it.each([
    ['Visita https://mal.example/x', 'Visita https: mal. example x'],
    ['www.mal.example', 'www. mal. example'],
    ['gana@mal.example', 'gana mal. example'],
    ['M.ª José', 'M.ª José'],
    ['Ana\r\nBcc: eva\u202e', 'Ana Bcc: eva'],
  ])('cannot be followed: %j', (typed, shown) => {
    const { text } = compose('booking-confirmed', bookingMail({ patient: { name: typed, phone: '600 000 000' } }));
    expect(text).toContain(`Hola, ${shown}:\n`);
  });
});

it.each([
  ['an unknown kind', 'newsletter', bookingMail()],
  ['the name of something every object has', 'constructor', bookingMail()],
  ['a slot without a time', 'booking-confirmed', requestMail()],
  ['no payload', 'clinic-notice', null],
])('does not send %s', (_, kind, payload) => expect(() => compose(kind, payload)).toThrow(UnsendableMail));

import { expect, it } from 'vitest';
import { bookingMail, compose, readHtml, requestMail } from '#tests/support/mails';

it.each([
  ['appointment-requested', requestMail(), 'Solicitud de cita: llamar al paciente', 'Llamar al paciente y acordar'],
  ['booking-confirmed', bookingMail(), 'Cita nueva: lunes, 14 de diciembre, a las 09:15', 'enviar la factura'],
  ['booking-call-me', bookingMail(), 'Llamar para confirmar: lunes, 14 de diciembre', 'no está reservada'],
])('tells the clinic what to do about %s', (about, payload, subject, task) => {
  const mail = compose('clinic-notice', { ...payload, about });
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain(task);
  expect(mail.text).toContain('Correo: ana@example.test');
});

it('gives the clinic all it needs to handle a request, and no protected data', () => {
  const { text, html } = compose('clinic-notice', { ...requestMail(), about: 'appointment-requested' });
  const lines = [
    'Paciente: Ana Pérez Gómez',
    'Teléfono: 600 000 000',
    'Correo: ana@example.test',
    'Tipo de cita: Consulta',
    'Servicio: Cardiología',
    'Aseguradora: Mutua',
    'Día preferido: martes, 15 de diciembre de 2026',
    'Franja preferida: Por la mañana',
    'Llamar: en menos de 24 horas, dentro de nuestro horario',
    'Lo pide el profesional: dra.ruiz@example.test',
    'Clínica: Valencia Centro',
    'Referencia: 7KQF-M2TX',
  ];
  expect(text).toContain(`${lines.join('\n')}\n`);
  for (const line of lines) expect(readHtml(html)).toContain(line.split(': ')[1]);
  expect(text).toContain('no se envían por correo');
});

it('says that a small child has no document, and nothing about the document of anybody else', () => {
  const payload = { ...bookingMail(), about: 'booking-confirmed', guardian: 'Rosa Soler' };
  const lines = [
    'Paciente: Ana Pérez Gómez',
    'Documento: Sin documento (menor de 14 años)',
    'Pide la cita: Rosa Soler',
  ];
  expect(compose('clinic-notice', { ...payload, lacksDocument: true }).text).toContain(lines.join('\n'));
  expect(compose('clinic-notice', payload).text).not.toContain('Documento:');
});

it.each([
  [{ wishedDay: 'mañana' }, 'Día preferido: mañana'],
  [{ wishedHour: '0930' }, 'Día preferido: martes, 15 de diciembre de 2026 a las 09:30'],
  [{ insurer: 'Mutualidad X' }, 'Aseguradora: Mutualidad X'],
  [{ type: 'constructor' }, 'Tipo de cita: constructor'],
])('shows what it has no word for as it came: %j', (more, line) => {
  expect(compose('clinic-notice', { ...requestMail(more), about: 'appointment-requested' }).text).toContain(line);
});

it.each([
  ['es', 'azahar', 'Aseguradora: Azahar Salud'],
  ['ca', 'azahar', 'Asseguradora: Azahar Salut'],
  ['en', 'azahar', 'Insurer: Azahar Health'],
  ['es', 'constructor', 'Aseguradora: constructor'],
] as const)('names the insurer in %s that travels as %s', (locale, insurer, line) => {
  const payload = requestMail({ insurer });
  expect(compose('clinic-notice', { ...payload, about: 'appointment-requested' }, locale).text).toContain(line);
  expect(compose('appointment-requested', payload, locale).text).toContain(line);
});

const NO_EMAIL = bookingMail({ patient: { name: 'Ana Pérez', phone: '963 400 100', email: null } });
const BEFORE = { before: { day: '2026-12-13', initTime: '0900' } };

it.each([
  ['booking-confirmed', {}, 'no se le ha enviado ninguna confirmación', 'ya tiene la confirmación'],
  ['booking-moved', BEFORE, 'llamarle si no lo sabe', 'el paciente ya lo sabe'],
  ['booking-cancelled', {}, 'llamarle si no lo sabe', 'no hay que llamarle'],
])('says that the patient was not notified of %s', (about, more, untold, told) => {
  const { text } = compose('clinic-notice', { ...NO_EMAIL, ...more, about, isUntold: true });
  expect(text).toContain(untold);
  expect(text).not.toContain(told);
  expect(text).not.toContain('Correo:');
  const own = compose('clinic-notice', { ...NO_EMAIL, ...more, about, isUntold: true, isByPatient: true });
  expect(own.text).toContain(told);
});

it('does not say that the hour of a cancelled request is free, with or without a wished hour', () => {
  for (const payload of [requestMail(), bookingMail({ isPaid: false })]) {
    const cancelled = { ...payload, about: 'booking-cancelled', wasRequested: true };
    const { subject, text } = compose('clinic-notice', cancelled);
    expect(subject).toBe('Solicitud de cita anulada');
    expect(text).toContain('Ya no hay que llamar al paciente');
    const untold = compose('clinic-notice', { ...cancelled, isUntold: true });
    expect(untold.text).toContain('llamarle si no lo sabe');
    expect(text + untold.text).not.toContain('La hora queda libre');
  }
});

it('sends clinic notices queued by an earlier version', () => {
  const { numcita, patient, test, service, day, initTime, endTime, amountCents, preference, clinic } = requestMail();
  const queued = { numcita, patient, test, service, day, initTime, endTime, amountCents, preference, clinic };
  expect(compose('clinic-notice', { ...queued, about: 'appointment-requested' }).text).toContain('Ana Pérez Gómez');
});

it('asks the clinic once for the invoice of a visit, not again after a move', () => {
  const before = { day: '2026-12-10', initTime: '1000' };
  const notice = (isPaid: boolean) =>
    compose('clinic-notice', { ...bookingMail({ isPaid }), about: 'booking-moved', before }).text;
  expect(notice(true)).toContain('- Ya está pagada en la web.');
  expect(notice(true)).not.toContain('factura al paciente');
  expect(notice(false)).toContain('- Cobrarla en la clínica.');
});

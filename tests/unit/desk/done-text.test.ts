import { expect, it } from 'vitest';
import { doneText } from '@/desk/src/patient-notice';
import { type Locale, translatorOf } from '@/desk/src/translator';

type Acted = Parameters<typeof doneText>;

const said = (locale: Locale, action: Acted[0], booking: Acted[1]) => doneText(action, booking, translatorOf(locale));

it.each([
  [
    'es',
    'Cita anulada. El paciente recibe un correo. Hay que devolver el pago: está en la bandeja «Pagos por devolver».',
  ],
  ['ca', 'Cita anul·lada. El pacient rep un correu. Cal tornar el pagament: és a la safata «Pagaments per tornar».'],
  [
    'en',
    'Appointment cancelled. The patient gets an e-mail. The payment has to be refunded: it is in the inbox “Payments to refund”.',
  ],
] as const)('a cancelled paid visit names its refund in %s', (locale, text) => {
  expect(
    said(locale, 'cancelar', { avisos: 'correo', pagos: [{ status: 'denied' }, { status: 'needs_refund' }] }),
  ).toBe(text);
});

it('other acts and visits without a due refund name none', () => {
  const none = 'El paciente no recibe ningún aviso: llámele.';
  for (const pagos of [[], [{ status: 'denied' }], [{ status: 'refunded' }]])
    expect(said('es', 'cancelar', { avisos: null, pagos })).toBe(`Cita anulada. ${none}`);
  const pagos = [{ status: 'needs_refund' }];
  expect(said('es', 'mover', { avisos: null, pagos })).toBe(`Cita cambiada. ${none}`);
  expect(said('es', 'devolucion', { avisos: null, pagos })).toBe('Devolución guardada.');
});

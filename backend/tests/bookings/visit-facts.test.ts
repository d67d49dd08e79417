import { describe, expect, it } from 'vitest';
import { type Visit, visitFacts } from '#bookings/visit';

const visit: Visit = {
  ...{ id: 1, status: 'confirmed', heldUntil: null, paymentUrl: null, startsAt: null, isComing: false, numcita: 'n' },
  ...{
    version: '2026-11',
    hash: 'a1',
    acceptedAt: '2026-11-28T10:00:00Z',
    allowsResearch: true,
    allowsNotifications: false,
  },
  ...{ guardian: null, relation: null, lacksDocument: false },
  ...{ name: 'Ana Pérez', hasEmail: true, ownPhone: null, day: '2026-12-14', initTime: '0915', endTime: '0935' },
  ...{
    service: 'testPCR',
    test: 'testPCR',
    subject: null,
    diagnosticId: null,
    diagnosticTexts: null,
    reference: 'AB2C-D3EF',
    sequence: 2,
    amountCents: 4500,
  },
  ...{ isPaid: true, doctor: null, clinic: 'Norte', address: 'C/ Major, 3', phone: '963', whatsapp: '600' },
} as Visit;

describe('the facts of a booking', () => {
  it('has its day, hours and price as the wire writes them, and the consent that was given', () => {
    expect(visitFacts(visit, 'en')).toEqual({
      ...{ nombre: 'Ana Pérez', dia: '14-12-2026', hora: '09:15', horafin: '09:35', servicio: 'testPCR', numcita: 'n' },
      ...{
        medico: null,
        clinica: 'Norte',
        direccion: 'C/ Major, 3',
        telefono: '963',
        whatsapp: '600',
        referencia: 'AB2C-D3EF',
      },
      ...{ secuencia: 2, precio: '45.00', pagado: true, modalidad: 'presencial' },
      generaltext:
        '<p>Please arrive 10 minutes early with your identity document. You will receive the result by e-mail within 24 hours.</p>',
      consentimiento: {
        ...{
          version: '2026-11',
          hash: 'a1',
          aceptado: '2026-11-28T10:00:00Z',
          terminos: 1,
          consientenotificaciones: 0,
          representante: null,
        },
      },
    });
    const other = visitFacts({ ...visit, allowsResearch: false, allowsNotifications: true }, 'en').consentimiento;
    expect(other).toMatchObject({ terminos: 0, consientenotificaciones: 1 });
  });

  it('names the guardian who consented for a child, and nobody for an adult', () => {
    const byGuardian = { ...visit, guardian: 'Rosa Soler', relation: 'progenitor', lacksDocument: true };
    const representative = (version: string) =>
      visitFacts({ ...byGuardian, version }, 'es').consentimiento?.representante;
    expect(representative('2026-11-22-tutor-1')).toEqual({
      ...{ nombre: 'Rosa Soler', relacion: 'progenitor', sindocumento: 1 },
    });
    expect(representative('2026-11-22')).toBeNull();
  });

  it('has no day, hour and price before they are agreed on, and no consent without its text', () => {
    const open = { ...visit, day: null, initTime: null, endTime: null, amountCents: null };
    expect(visitFacts(open, 'es')).toMatchObject({ dia: null, hora: null, horafin: null, precio: null });
    expect(visitFacts({ ...visit, amountCents: 0 }, 'es').precio).toBeNull();
    expect(visitFacts({ ...visit, version: null }, 'es').consentimiento).toBeNull();
    expect(visitFacts({ ...visit, hash: null }, 'es').consentimiento).toBeNull();
  });

  it('of a consultation gives the arrival time once it has an hour', () => {
    const consultation = { ...visit, test: null, subject: 'Cardiología', service: 'especialidad-2' as const };
    expect(visitFacts(consultation, 'es')).toMatchObject({
      servicio: 'Cardiología',
      generaltext: '<p>Ven 10 minutos antes con tu documento de identidad.</p>',
    });
    expect(visitFacts({ ...consultation, service: null }, 'es').generaltext).toBeNull();
  });
});

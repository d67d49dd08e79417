import { describe, expect, it } from 'vitest';
import { toWireAppointment } from '@/lib/appointments/appointment-payload';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBilledBooking, aBooking, aCallBack, TODAY } from '@/tests/support/appointment';

const OFFER = {
  slots: [],
  priceCents: 5900,
  serviceText: 'PCR',
  generalText: null,
  scheduleId: '200',
  serviceId: '9',
};
const DECIDED = { research: '1', notifications: '0', paysOnline: true };

function wireOf(draft: object, offer: typeof OFFER | null = null, currentUsername: string | null = null) {
  const reading = readAppointment({ ...draft, ...DECIDED }, TODAY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return toWireAppointment(reading.request, { offer, currentUsername });
}

const given = (wire: object) => Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null));

describe('the payload of a request', () => {
  it('contains no booking fields for a call request', () => {
    const draft = aCallBack({ type: 'consulta', insurer: 'mutua', preferredTime: 'morning', day: '2026-12-03' });
    const { escovid, ...wire } = given(wireOf({ ...draft, documentNumber: 'x1234567l', originPath: '/clinicas' }));
    expect(escovid).toBe(false);
    expect(wire).toEqual({
      tipo: 'consulta',
      aseguradora: 'mutua',
      especialidad: '7',
      centromedico: '10',
      horario: 'morning',
      dia: '2026-12-03',
      nombre: 'Aina Ferrer',
      email: 'aina@example.org',
      telefono: '600 12 34 56',
      dni: 'X1234567L',
      urlorigen: '/clinicas',
      terminos: 1,
    });
  });

  it('names the diagnostic test of its page, unless a consultation was chosen instead', () => {
    const draft = aCallBack({ testId: '18', originPath: '/pruebas/resonancia-de-rodilla' });
    expect(wireOf({ ...draft, type: 'pruebadiagnostica' })).toMatchObject({ tipo: 'pruebadiagnostica', prueba: '18' });
    expect(wireOf({ ...draft, type: 'consulta' })).not.toHaveProperty('prueba');
  });

  it('says when to call only if the patient chose it, and not with an hour', () => {
    const horariollamada = '2026-12-03 0740-1400';
    expect(wireOf(aCallBack({ callTime: horariollamada }))).toMatchObject({ horariollamada });
    expect(wireOf(aCallBack())).not.toHaveProperty('horariollamada');
    const hour = { type: 'consulta' as const, day: '2026-12-03', slot: '0915-0930' };
    expect(wireOf(aCallBack({ ...hour, callTime: horariollamada }))).not.toHaveProperty('horariollamada');
  });

  it("of a booking has the date as day, month and year, and the clinic's offer and price", () => {
    expect(given(wireOf(aBooking(), OFFER, 'pro@example.org'))).toEqual({
      escovid: true,
      tipo: 'testPCR',
      centromedico: '10',
      dia: '03-12-2026',
      hueco: '0915-0930',
      precio: '59.00',
      servicetext: 'PCR',
      scheduleId: '200',
      serviceId: '9',
      valoracionsolicitud: '1',
      contactocovid: 'NO',
      sintomascovid: 'NO',
      pacienteingresado: 'NO',
      requestCovidCertificate: 'NO',
      nombre: 'Aina',
      apellidos: 'Ferrer Soler',
      fechanacimiento: '1980-02-29',
      email: 'aina@example.org',
      emailconfirmation: 'aina@example.org',
      telefono: '+34 600 12 34 56',
      tipoDocIdentificacion: 'DNI',
      dni: '12345678Z',
      direccion: 'C/ Colón, 1, 2.º B',
      cp: '46004',
      ciudad: 'València',
      provincia: 'València',
      pais: 'ES',
      paisname: 'España',
      nocoincidefacturacion: false,
      currentusername: 'pro@example.org',
      terminos: 1,
      consientenotificaciones: 0,
      nopagar: false,
    });
  });

  it('has a passport and no DNI outside Spain', () => {
    const draft = { country: 'FR', documentType: 'PASAPORTE', documentNumber: '', passport: 'AB 12' } as const;
    expect(wireOf(aBooking(draft))).toMatchObject({
      tipoDocIdentificacion: 'PASAPORTE',
      dni: null,
      pasaporte: 'AB 12',
      pais: 'FR',
      paisname: 'Francia',
    });
  });

  it('has no document of a small child who has none, and says so then only', () => {
    const guardian = { guardianName: 'Rosa Soler', guardianRelation: 'parent', guardianDocument: 'X1234567L' } as const;
    const child = aBooking({ forWhom: 'other', ...guardian, birthDate: '2016-05-03' });
    const without = { ...child, lacksDocument: true };
    const nothing = { tipoDocIdentificacion: null, dni: null, pasaporte: null, sindocumento: 1 };
    expect(wireOf(without)).toMatchObject({ ...nothing, dnisolicitante: 'X1234567L' });
    expect(wireOf({ ...without, documentNumber: '', country: 'FR' })).toMatchObject(nothing);
    for (const draft of [child, { ...without, birthDate: '1980-02-29' }]) {
      expect(wireOf(draft)).toMatchObject({ tipoDocIdentificacion: 'DNI', dni: '12345678Z' });
      expect(wireOf(draft)).not.toHaveProperty('sindocumento');
    }
    expect(wireOf(aCallBack())).not.toHaveProperty('sindocumento');
  });

  it('has the billing data when they differ, and no surnames for a company', () => {
    const billing = {
      nocoincidefacturacion: true,
      destinatariofactura: 'particular',
      nombrefacturacion: 'Joan',
      apellidosfacturacion: 'Soler',
      emailfacturacion: 'joan@example.org',
      tipoDocIdentificacionFacturacion: 'DNI',
      dnifacturacion: '12345678Z',
      pasaportefacturacion: null,
      direccionfacturacion: 'Av. Diagonal 2',
      cpfacturacion: '08001',
      ciudadfacturacion: 'Barcelona',
      provinciafacturacion: 'Barcelona',
      paisfacturacion: 'ES',
      paisfacturacionname: 'España',
    };
    expect(wireOf(aBilledBooking())).toMatchObject(billing);
    const company = {
      billingRecipient: 'empresa',
      billingDocumentType: 'CIF',
      billingDocumentNumber: 'A58818501',
    } as const;
    expect(wireOf(aBilledBooking(company))).toMatchObject({
      destinatariofactura: 'empresa',
      apellidosfacturacion: null,
      tipoDocIdentificacionFacturacion: 'CIF',
      dnifacturacion: 'A58818501',
    });
  });

  it('names the accepted consent text', () => {
    const reading = readAppointment({ ...aBooking(), ...DECIDED }, TODAY);
    if (!reading.ok) throw new Error('not complete');
    const consentText = { version: '2026-11', hash: 'a1b2' };
    expect(toWireAppointment(reading.request, { offer: OFFER, currentUsername: null, consentText })).toMatchObject({
      consentimientoversion: '2026-11',
      consentimientohash: 'a1b2',
    });
  });

  it('sets nopagar for a call request', () => {
    const reading = readAppointment({ ...aBooking(), ...DECIDED, research: '0', paysOnline: false }, TODAY);
    if (!reading.ok) throw new Error('not complete');
    expect(toWireAppointment(reading.request, { offer: null, currentUsername: null })).toMatchObject({
      nopagar: true,
      terminos: 0,
      precio: null,
    });
  });
});

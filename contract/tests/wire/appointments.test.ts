import { describe, expect, it } from 'vitest';
import {
  wireBookingSchema,
  wireNextDaysSchema,
  wireOwnVisitSchema,
  wireRequestAnswerSchema,
  wireSlotSearchSchema,
} from '../../wire/appointments';

describe('a response about appointments', () => {
  it.each([undefined, null])('without success is rejected: %j', (success) => {
    expect(wireSlotSearchSchema.safeParse({ success, slots: [] }).success).toBe(false);
  });

  it('reads a missing field as null', () => {
    expect(wireSlotSearchSchema.parse({ success: 'true', price: 45 })).toEqual({
      ...{ success: true, price: '45', slots: null, servicetext: null, generaltext: null },
      ...{ scheduleId: null, serviceId: null, error: null },
    });
  });

  it('has three results of the e-mail check, and treats anything else as none', () => {
    const read = (verificar: unknown) => wireRequestAnswerSchema.parse({ success: 0, verificar }).verificar;
    expect(['enviado', 'erroneo', 'espera'].map(read)).toEqual(['enviado', 'erroneo', 'espera']);
    expect([null, 'x', 1].map(read)).toEqual([null, null, null]);
  });

  it('offers no day without free hours', () => {
    const day = { fecha: '2026-12-03', initTime: '0915', huecos: '2' };
    const read = (more: object) => wireNextDaysSchema.parse({ success: 1, ...more });
    expect(read({ aqui: day }).aqui).toEqual({ ...day, huecos: 2 });
    expect(read({ aqui: { ...day, huecos: 0 } }).aqui).toBeNull();
    expect(read({ cerca: [{ ...day, km: 3.5 }] }).cerca).toEqual([
      { ...day, huecos: 2, centromedico: null, nombre: null, km: 3.5 },
    ]);
    expect(read({ cerca: 'x' }).cerca).toEqual([]);
  });
});

describe('a booking', () => {
  it('keeps an accepted consent only when it is complete', () => {
    const given = { version: '1', hash: 'a', aceptado: '2026-12-03T10:00:00Z' };
    const read = (consentimiento: unknown) => wireBookingSchema.parse({ consentimiento }).consentimiento;
    expect(read(given)).toEqual({ ...given, terminos: false, consientenotificaciones: false });
    const representante = { nombre: 'Rosa Soler', relacion: 'progenitor', sindocumento: 1 };
    expect(read({ ...given, representante })).toMatchObject({
      representante: { ...representante, sindocumento: true },
    });
    expect(read({ ...given, representante: 'Rosa' })).toMatchObject({ ...given, representante: null });
    expect(read({ ...given, aceptado: 'yesterday' })).toBeNull();
  });

  it('allows only the stated acts on its own page, and sends mails by default', () => {
    const read = (cita: object) => wireOwnVisitSchema.safeParse({ success: true, cita }).data?.cita;
    expect(read({ estado: 'confirmed' })).toMatchObject({
      ...{
        puedemover: false,
        puedeanular: false,
        devolucion: false,
        asiste: false,
        puedeconfirmar: false,
        avisos: 'correo',
      },
    });
    expect(read({ estado: 'confirmed', avisos: null })?.avisos).toBeNull();
    expect(read({ estado: 'confirmed', avisos: 'sms', recibos: [{ numero: 1 }] })).toMatchObject({
      ...{ avisos: 'sms', recibos: [{ numero: '1', fecha: null, importe: null }] },
    });
    expect(read({ estado: 'lost' })).toBeUndefined();
    for (const estado of ['held', 'confirmed', 'cancelled', 'expired', 'requested'])
      expect(read({ estado })?.estado).toBe(estado);
  });
});

import { describe, expect, it } from 'vitest';
import { bodyOf, type CallerDraft, diagnosticTestOf, fieldOf, newDraft, specialityOf } from '@/desk/src/caller/draft';
import type { Booking } from '@/desk/src/wire';

const HOUR = { dia: '2026-12-14', hueco: '0900', fin: '' };
const draft = (more: Partial<CallerDraft>): CallerDraft => ({
  ...newDraft({ clinic: '1', day: HOUR.dia, hour: '' }, null),
  ...more,
});

describe('the booking for a caller', () => {
  it('names the diagnostic test and the speciality it is booked with, and no doctor', () => {
    const chosen = draft({ que: 'estudio:18:5', medico: '7' });
    expect([diagnosticTestOf(chosen), specialityOf(chosen)]).toEqual(['18', '5']);
    expect(bodyOf(chosen, HOUR, false, '')).toMatchObject({
      ...{ escovid: false, especialidad: '5', prueba: '18', tipo: 'pruebadiagnostica', medico: '', ...HOUR },
    });
  });

  it('names the speciality and the doctor of a consultation', () => {
    const body = bodyOf(draft({ que: 'especialidad:5', medico: '7' }), HOUR, false, '');
    expect(body).toMatchObject({ especialidad: '5', tipo: 'consulta', medico: '7' });
    expect(body).not.toHaveProperty('prueba');
  });

  it('shows a refused test at the choice of the service', () => {
    expect(fieldOf('prueba', 'free')).toBe('que');
  });

  it('has no document of a small child who has none, and the typed number of anybody else', () => {
    const child = draft({
      ...{ que: 'prueba:testPCR', fechanacimiento: '5/3/2018', dni: '12345678Z' },
      sindocumento: '1',
    });
    expect(bodyOf(child, HOUR, true, 'a1')).toMatchObject({
      ...{ tipoDocIdentificacion: '', dni: '', pasaporte: '', sindocumento: 1 },
    });
    for (const fechanacimiento of ['14/12/2012', '', '29/2/1980']) {
      const body = bodyOf({ ...child, fechanacimiento }, HOUR, true, 'a1');
      expect(body).toMatchObject({ tipoDocIdentificacion: 'DNI', dni: '12345678Z', pasaporte: '' });
      expect(body).not.toHaveProperty('sindocumento');
    }
    expect(bodyOf({ ...child, que: 'especialidad:5' }, HOUR, false, '')).not.toHaveProperty('sindocumento');
  });

  it('of the same child again says that there is no document', () => {
    const known = { paciente: { nombre: 'Aina', sindocumento: true, dni: null }, centromedico: 1, idioma: 'ca' };
    const start = newDraft({ clinic: '', day: '', hour: '' }, known as unknown as Booking);
    expect(start).toMatchObject({ nombre: 'Aina', sindocumento: '1', dni: '' });
  });
});

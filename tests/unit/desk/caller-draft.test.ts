import { describe, expect, it } from 'vitest';
import { bodyOf, type CallerDraft, diagnosticTestOf, fieldOf, newDraft, specialityOf } from '@/desk/src/caller/draft';

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
});

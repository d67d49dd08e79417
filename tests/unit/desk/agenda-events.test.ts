import { describe, expect, it } from 'vitest';
import { axisOf, eventsOf } from '@/desk/src/agenda-events';
import { translatorOf } from '@/desk/src/translator';
import type { Entry } from '@/desk/src/wire';

const VISIT: Entry = {
  ...{ referencia: '7KQF-M2TX', estado: 'confirmed', solicitud: false, pagada: true, centromedico: 1, puesto: 1 },
  ...{ fecha: '2026-12-14', inicio: '0745', fin: '0755', motivo: 'Test serológico', nombre: 'Ana Pérez' },
  ...{ telefono: '600 000 000', asiste: false, visita: null, fechadeseada: null, horariodeseado: null },
  ...{ version: 1, sobrecupo: false, modalidad: 'presencial', sinenlace: false, avisos: 'correo' },
  recibida: '2026-11-28T07:03:24.861Z',
};
const at = (inicio: string, fin: string): Entry => ({ ...VISIT, inicio, fin });
const translate = translatorOf('es');

describe('the axis of the agenda', () => {
  it.each([
    ['0745', '0755', '07:00', '20:00'],
    ['0740', '0800', '07:00', '20:00'],
    ['0550', '0610', '05:00', '20:00'],
    ['0800', '0810', '08:00', '20:00'],
    ['1955', '2005', '08:00', '21:00'],
    ['2330', '2359', '08:00', '24:00'],
    ['0000', '0015', '00:00', '20:00'],
  ])('has whole hours around a visit from %s to %s', (inicio, fin, from, until) => {
    expect(axisOf([at('1000', '1015'), at(inicio, fin)])).toEqual({ from, until });
  });

  it('runs from 8:00 to 20:00 on a day without visits', () => {
    expect(axisOf([{ ...VISIT, inicio: null, fin: null }])).toEqual({ from: '08:00', until: '20:00' });
  });
});

describe('an event of the agenda', () => {
  it('shows name and service in the grid, and the telephone only in the list', () => {
    const [event] = eventsOf(VISIT, 'València Centre', translate);
    expect(event).toMatchObject({
      ...{ start: '2026-12-14T07:45:00', end: '2026-12-14T07:55:00' },
      title: 'Ana Pérez · Test serológico · València Centre · pagada',
      extendedProps: { line: { name: 'Ana Pérez', about: 'Test serológico', phone: '600 000 000' } },
    });
  });

  it('says that the visit is a video call', () => {
    const [event] = eventsOf({ ...VISIT, modalidad: 'video' }, undefined, translate);
    expect(event?.title).toBe('Ana Pérez · Test serológico · Por videollamada · pagada');
    const [without] = eventsOf({ ...VISIT, modalidad: 'video', sinenlace: true }, undefined, translate);
    expect(without?.extendedProps?.line).toMatchObject({ missing: 'sin enlace' });
    expect(without?.title).toBe('Ana Pérez · Test serológico · Por videollamada · sin enlace · pagada');
  });

  it('is at the requested day of a request, in words', () => {
    const wish = { estado: 'requested', fecha: null, inicio: null, fin: null, fechadeseada: '2026-12-14' } as const;
    const [event] = eventsOf({ ...VISIT, ...wish, horariodeseado: 'Morning' }, undefined, translate);
    expect(event).toMatchObject({
      allDay: true,
      start: '2026-12-14',
      extendedProps: { line: { more: 'por llamar · mañana' } },
    });
    expect(eventsOf({ ...VISIT, ...wish, fechadeseada: null }, undefined, translate)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { earliestById, type FirstHour } from '@/lib/domain/appointment/first-hour';
import { shownHour } from '@/lib/i18n/first-hour';
import { formatHour } from '@/lib/i18n/format-day';

const HOUR: FirstHour = {
  ...{ id: '44', clinicId: '1', specialityId: '2', day: '2026-12-03' },
  slot: { start: '0920', end: '0940' },
};
const VALENCIA = { id: '1', name: 'Clínica València Centro' };
const GANDIA = { id: '2', name: 'Clínica Gandia' };

describe('the first free hour', () => {
  it.each([
    ['es', 'jueves, 3 de diciembre, 09:20'],
    ['ca', 'dijous, 3 de desembre, 09:20'],
    ['en', 'Thursday 3 December, 09:20'],
  ] as const)('names weekday and day, never "tomorrow": %s', (locale, text) => {
    expect(formatHour(locale, HOUR.day, HOUR.slot.start)).toBe(text);
  });

  it('links to the form with the hour chosen, and from the page of the doctor', () => {
    expect(shownHour('en', HOUR, { from: '/medicos/neus-puig-44', clinics: [VALENCIA] })).toEqual({
      href: '/en/pedir-cita?especialidad=2&clinica=1&fecha=2026-12-03&origen=/medicos/neus-puig-44#hueco=0920-0940',
      text: 'Thursday 3 December, 09:20',
    });
  });

  it('names its clinic where there are several', () => {
    const shown = shownHour('es', HOUR, { from: '/', clinics: [GANDIA, VALENCIA] });
    expect(shown?.clinic).toBe('Clínica València Centro');
  });

  it('is missing without an agenda', () => {
    expect(shownHour('es', undefined, { from: '/', clinics: [VALENCIA] })).toBeNull();
  });

  it('of a record at several clinics is the earliest', () => {
    const later = { ...HOUR, clinicId: '2', day: '2026-12-04' };
    const other = { ...HOUR, id: '3' };
    expect([...earliestById([HOUR, later, other])]).toEqual([
      ['44', HOUR],
      ['3', other],
    ]);
  });
});

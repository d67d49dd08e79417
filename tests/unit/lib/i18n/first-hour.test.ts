import { describe, expect, it } from 'vitest';
import { byFirstHour, earliestById, type FirstHour, hourOfTest, soonOf } from '@/lib/domain/appointment/first-hour';
import { shownHour } from '@/lib/i18n/first-hour';
import { formatHour } from '@/lib/i18n/format-day';
import { aClinic, aSpeciality } from '@/tests/support/domain';

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

  it('of a diagnostic test links to the form with the test, from the page of the test', () => {
    const shown = shownHour('es', { ...HOUR, testId: '44' }, { from: '/pruebas/resonancia', clinics: [VALENCIA] });
    expect(shown?.href).toBe(
      '/pedir-cita?especialidad=2&clinica=1&fecha=2026-12-03&origen=/pruebas/resonancia#hueco=0920-0940&prueba=44',
    );
  });

  it('names its clinic where there are several', () => {
    const shown = shownHour('es', HOUR, { from: '/', clinics: [GANDIA, VALENCIA] });
    expect(shown?.clinic).toBe('Clínica València Centro');
  });

  it('of a clinic names its speciality, and is missing if that is unknown', () => {
    const shown = (specialities: { id: string; name: string }[]) =>
      shownHour('es', HOUR, { from: '/clinicas/gandia', clinics: [], specialities })?.text;
    expect(shown([{ id: '2', name: 'Dermatología' }])).toBe('Dermatología, jueves, 3 de diciembre, 09:20');
    expect(shown([{ id: '7', name: 'Cardiología' }])).toBeUndefined();
  });

  it('is missing without an agenda', () => {
    expect(shownHour('es', undefined, { from: '/', clinics: [VALENCIA] })).toBeNull();
  });

  it('of a diagnostic test is the first at its clinics, for its main speciality where the clinic offers it', () => {
    const hours = [HOUR, { ...HOUR, clinicId: '2' }, { ...HOUR, clinicId: '3' }];
    const specialities = [aSpeciality({ id: '8' }), aSpeciality({ id: '2' })];
    const found = (...clinics: [id: string, ...specialityIds: string[]][]) => {
      const hour = hourOfTest(hours, {
        ...{ id: '44', specialities },
        clinics: clinics.map(([id, ...specialityIds]) => aClinic({ id, specialityIds })),
      });
      return hour && [hour.clinicId, hour.specialityId];
    };
    expect(found(['3', '2', '8'], ['2', '2'])).toEqual(['2', '2']);
    expect(found(['3', '2', '8'])).toEqual(['3', '8']);
    expect(found(['3'])).toEqual(['3', '2']);
    expect(found(['4', '8'])).toBeUndefined();
    expect(hourOfTest(hours, { id: '1', specialities, clinics: [aClinic({ id: '1' })] })).toBeUndefined();
  });

  it('within seven days, today included, is soon', () => {
    const days: Record<string, string> = { a: '2026-12-03', b: '2026-12-09', c: '2026-12-10' };
    const hourOf = (id: string) => (days[id] ? { ...HOUR, day: days[id] } : undefined);
    expect(soonOf(['c', 'b', 'none', 'a'], hourOf, '2026-12-03')).toEqual(['b', 'a']);
    expect(byFirstHour(['none', 'c', 'b', 'other', 'a'], hourOf)).toEqual(['a', 'b', 'c', 'none', 'other']);
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

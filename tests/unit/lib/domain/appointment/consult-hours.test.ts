import { expect, it } from 'vitest';
import { hourOf, requestedDoctorId } from '@/lib/domain/appointment/consult-hours';

it('an hour is dropped when another kind of visit, clinic, speciality or test is selected', () => {
  const place = { clinicId: '10', specialityId: '1', testId: null };
  const hour = { ...place, day: '2026-12-03', slot: { start: '0915', end: '0930' } };
  const chosen = { isCovid: false, ...place };
  expect(hourOf(hour, chosen)).toBe(hour);
  expect(hourOf(hour, { ...chosen, isCovid: true })).toBeNull();
  expect(hourOf(hour, { ...chosen, clinicId: '11' })).toBeNull();
  expect(hourOf(hour, { ...chosen, specialityId: null })).toBeNull();
  expect(hourOf(hour, { ...chosen, testId: '18' })).toBeNull();
  expect(hourOf({ ...hour, testId: '18' }, { ...chosen, testId: '18' })).toMatchObject({ day: hour.day });
  expect(hourOf(null, chosen)).toBeNull();
});

it.each([
  ['/medicos/dr-vicent-peris-llorca-2', '2'],
  ['/medicos/2', '2'],
  ['/medicos', null],
  ['/medicos/filtrar', null],
  ['/medicos/pagina/2', null],
  ['/clinicas/torrent-2', null],
  ['/medicos/x-2?otra=1', null],
  [null, null],
])('a request from %j is for the doctor %j', (path, id) => {
  expect(requestedDoctorId(path)).toBe(id);
});

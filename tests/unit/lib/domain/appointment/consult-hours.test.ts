import { expect, it } from 'vitest';
import { hourOf, isHourGone, requestedDoctorId } from '@/lib/domain/appointment/consult-hours';

it('an hour is dropped when another kind of visit, clinic, speciality or test is selected', () => {
  const place = { clinicId: '10', specialityId: '1', testId: null, isVideo: false };
  const hour = { ...place, day: '2026-12-03', slot: { start: '0915', end: '0930' } };
  const chosen = { isCovid: false, ...place };
  expect(hourOf(hour, chosen)).toBe(hour);
  expect(hourOf(hour, { ...chosen, isCovid: true })).toBeNull();
  expect(hourOf(hour, { ...chosen, clinicId: '11' })).toBeNull();
  expect(hourOf(hour, { ...chosen, specialityId: null })).toBeNull();
  expect(hourOf(hour, { ...chosen, testId: '18' })).toBeNull();
  expect(hourOf(hour, { ...chosen, isVideo: true })).toBeNull();
  expect(hourOf({ ...hour, testId: '18' }, { ...chosen, testId: '18' })).toMatchObject({ day: hour.day });
  expect(hourOf(null, chosen)).toBeNull();
});

it('a chosen hour is gone if the days with free hours up to its own lack it', () => {
  const slots = [{ start: '0915', end: '0930' }];
  const service = { clinicId: '10', specialityId: '1', testId: null, isVideo: false };
  const hour = { ...service, day: '2026-12-03', slot: { start: '0915', end: '0930' } };
  expect(isHourGone(hour, [{ day: '2026-12-03', slots }])).toBe(false);
  expect(isHourGone(hour, [{ day: '2026-12-02', slots }])).toBe(false); // the first days end before it
  expect(isHourGone(hour, [{ day: '2026-12-04', slots }])).toBe(true);
  expect(isHourGone(hour, [{ day: '2026-12-03', slots: [{ start: '0915', end: '0945' }] }])).toBe(true);
  expect(isHourGone(hour, null)).toBe(true);
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

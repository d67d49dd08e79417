import { expect, it } from 'vitest';
import { easterOf, holidaysOf, isHoliday } from '../public-holidays';

it.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day));

it('the holidays of a year cover Spain and, separately, its regions, in chronological order', () => {
  const days = (community: string | null) =>
    holidaysOf(2027).flatMap((holiday) => (holiday.community === community ? [holiday.day.slice(5)] : []));
  expect(days(null)).toEqual([
    ...['01-01', '01-06', '03-26', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  ]);
  expect(days('valencian')).toEqual(['03-19', '03-29', '06-24', '10-09']);
  expect(days('catalonia')).toEqual(['03-29', '06-24', '09-11', '12-26']);
  expect(days('madrid')).toEqual(['03-25', '05-02']);
});

it.each([
  ['a holiday of all of Spain', '2026-12-08', 'valencia', true],
  ['a holiday of the community', '2026-10-09', 'valencia', true],
  ['a holiday of another community', '2026-09-11', 'valencia', false],
  ['a working day', '2026-12-09', 'valencia', false],
])('%s', (_, day, region, expected) => expect(isHoliday(day, region)).toBe(expected));

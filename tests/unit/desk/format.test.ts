import { expect, it } from 'vitest';
import { euros, localMoment, longDay, moment, shortDay, stamp, weekdayName } from '@/desk/src/format';

it('a moment is shown by the clinic clock, in summer and in winter', () => {
  expect(localMoment('2099-07-01T08:30:00.000Z')).toBe('2099-07-01T10:30');
  expect(localMoment('2026-12-31T23:15:00.000Z')).toBe('2027-01-01T00:15');
  expect(localMoment('2026-11-06T09:30:00+02:00')).toBe('2026-11-06T08:30');
});

it('a moment without a zone is already by this clock', () => {
  expect(localMoment('2026-11-06T09:30:00')).toBe('2026-11-06T09:30');
  expect(localMoment('')).toBe('');
});

it.each([
  ['es', '6/11/26, 9:30', '27/11/26, 19:58:13', 'viernes, 6 de noviembre de 2026', 'vie, 6 nov 2026', '12,50 €'],
  ['ca', '6/11/26 9:30', '27/11/26 19:58:13', 'divendres, 6 de novembre del 2026', 'dv., 6 de nov. 2026', '12,50 €'],
  ['en', '06/11/2026, 09:30', '27/11/2026, 19:58:13', 'Friday, 6 November 2026', 'Fri, 6 Nov 2026', '€12.50'],
])('days, moments and euros are written as in the site and the mails: %s', (locale, at, to, long, short, price) => {
  expect(moment('2026-11-06T08:30:00Z', locale)).toBe(at);
  expect(stamp('2026-11-27 19:58:13', locale)).toBe(to);
  expect(stamp('2026-11-27 19:58', locale)).toBe(to.replace(':13', ''));
  expect(longDay('2026-11-06', locale)).toBe(long);
  expect(shortDay('2026-11-06', locale)).toBe(short);
  expect(euros(1250, locale).replace('\u00a0', ' ')).toBe(price);
});

it('an unknown value is empty', () => {
  expect([stamp(null, 'es'), longDay(null, 'es'), shortDay(null, 'es')]).toEqual(['', '', '']);
});

it.each(['2026-99-99', '2026-02-31', 'mañana'])('an invalid day is shown unchanged: %s', (typed) => {
  expect([longDay(typed, 'es'), shortDay(typed, 'es'), stamp(`${typed} 09:15`, 'es')]).toEqual([
    typed,
    typed,
    `${typed} 09:15`,
  ]);
  expect(stamp('2026-11-30 24:61', 'es')).toBe('2026-11-30 24:61');
});

it('the days of the week have names', () => {
  expect([1, 7].map((day) => weekdayName(day, 'en'))).toEqual(['Monday', 'Sunday']);
  expect([1, 7].map((day) => weekdayName(day, 'es', 'short'))).toEqual(['lun', 'dom']);
});

import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  CLINIC_ZONE,
  clockTime,
  displayDay,
  instantOf,
  isBirthDay,
  isCalendarDay,
  isHhmm,
  isLocalTime,
  madridDay,
  madridInstant,
  madridTime,
  parseDay,
  parseHhmm,
  parseMoment,
  parseTypedDay,
  toGmt,
  toHhmm,
  toMinutes,
  utcDate,
  wallMoment,
  weekdayOf,
  weekTime,
  wireDay,
  withOffset,
} from '../dates';

describe('a day', () => {
  it.each(['2024-02-29', '2026-12-31', '1900-01-01', '2011-12-30'])('is %j', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );

  it.each([
    ...['', '2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1'],
    ...['0050-01-01', '2026-12-031', 'x2026-12-03'],
  ])('is not %j', (day) => expect(isCalendarDay(day)).toBe(false));

  it('of birth is today at the latest and at most 130 calendar years ago (M122)', () => {
    const today = '2026-11-28';
    for (const day of ['1896-01-01', '2026-11-28']) expect(isBirthDay(day, today)).toBe(true);
    for (const day of ['1895-12-31', '2026-11-29', '2026-02-30', '']) expect(isBirthDay(day, today)).toBe(false);
  });

  it('is shown as dd/mm/yyyy, and empty without a day', () => {
    expect([displayDay('2026-12-03'), displayDay(''), displayDay('mañana')]).toEqual(['03/12/2026', '', '']);
  });

  it.each([
    ['2026-12-14', 1, '2026-12-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2011-12-29', 1, '2011-12-30'],
  ])('%s and %i days are %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it('has a weekday from 1 (Monday) to 7', () => {
    expect(['2026-12-14', '2026-12-15', '2026-12-13'].map(weekdayOf)).toEqual([1, 2, 7]);
  });

  it('belongs to a month that is some months after another', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -2), addMonths('2026-05', 0)]).toEqual([
      '2027-01',
      '2025-11',
      '2026-05',
    ]);
  });
});

describe('the day of the wire (M96)', () => {
  it.each([
    ['05-12-2026', '2026-12-05'],
    ['05/12/2026', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    [' 2026-12-05T10:00:00+01:00 ', '2026-12-05'],
    ['05-12-2026 10:00', '2026-12-05'],
    ['05-12-2026T09:15:00', '2026-12-05'],
    ['29-02-2028', '2028-02-29'],
    ['2026-12-03T23:30:00', '2026-12-03'],
    ['2026-12-03T23:00:00+00:00', '2026-12-04'],
    ['2026-12-03T23:00:00.000Z', '2026-12-04'],
    ['2026-07-03T22:00:00Z', '2026-07-04'],
    ['2026-12-04T00:00:00+0100', '2026-12-04'],
    ...['2026-12-03 o 2026-12-04', '05-12-2026 por la tarde', '2026-12-03T25:00:00Z'].map(absent),
    ...['29-02-2027', '31/04/2027', 'x14-12-2026', '14-12-20266', 'x2026-12-14', '2026-12-145'].map(absent),
    ...['12-14-2026', '05-12-26', '05-12', '05-12-2026-1', '', 'hoy', 'mañana', '0000-00-00'].map(absent),
    [null, null],
  ])('is read from %j as %j', (text, day) => expect(parseDay(text)).toBe(day));

  it('is written day first', () => {
    expect([wireDay('2026-12-14'), wireDay('2026-12-14', '/')]).toEqual(['14-12-2026', '14/12/2026']);
  });
});

function absent(text: string): [string, null] {
  return [text, null];
}

describe('a typed day (M39)', () => {
  it.each([
    ['03/12/2026', '2026-12-03'],
    ['3/12/2026', '2026-12-03'],
    ['3.1.2027', '2027-01-03'],
    ['3 1 2027', '2027-01-03'],
    [' 29-02-2028 ', '2028-02-29'],
  ])('is read from %s', (typed, day) => expect(parseTypedDay(typed)).toBe(day));

  it.each(['', '3/12', '3/12/26', '29/02/2027', '31/04/2027', '12/31/2026', '2026-12-03', '0/1/2027', '1-2-2026 9:15'])(
    'is not %s',
    (typed) => expect(parseTypedDay(typed)).toBeNull(),
  );
});

describe('a time', () => {
  it.each([
    ['0915', '0915'],
    ['915', '0915'],
    ['09:15', '0915'],
    [' 9:15 ', '0915'],
    ['09:15:00', '0915'],
    ['2359', '2359'],
    ...['2400', '0960', '15', '09:15:30', '', 'mañana'].map(absent),
    [null, null],
  ])('of the wire is read from %j as %j', (text, expected) => expect(parseHhmm(text)).toBe(expected));

  it('is four digits, shown with a colon', () => {
    expect(['0915', '2359', '2400', '915', '09:15'].map(isHhmm)).toEqual([true, true, false, false, false]);
    expect(clockTime('0915')).toBe('09:15');
  });

  it('is counted in minutes', () => {
    expect([toMinutes('0915'), toMinutes('2359')]).toEqual([555, 1439]);
    expect([0, 65, 555, 1440].map(toHhmm)).toEqual(['0000', '0105', '0915', '2400']);
  });

  it('with its day is local time', () => {
    for (const text of ['2026-11-06T10:30:00', '2026-11-06 10:30']) expect(isLocalTime(text)).toBe(true);
    for (const text of ['2026-02-30T10:30:00', '2026-11-06T24:00', '2026-11-06', '2026-11-06T10:30:00Z'])
      expect(isLocalTime(text)).toBe(false);
  });
});

describe('the clock of Madrid', () => {
  it.each([
    ['2026-07-14T21:59:00Z', '2026-07-14', '2359'],
    ['2026-07-14T22:00:00Z', '2026-07-15', '0000'],
    ['2026-12-31T22:59:00Z', '2026-12-31', '2359'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '0000'],
    ['2027-03-28T00:59:00Z', '2027-03-28', '0159'],
    ['2027-03-28T01:00:00Z', '2027-03-28', '0300'],
    ['2027-10-31T01:30:00Z', '2027-10-31', '0230'],
  ])('shows at %s the day %s and the time %s', (text, day, hhmm) => {
    const instant = new Date(text);
    expect(wallMoment(instant)).toEqual({ day, hhmm });
    expect(madridDay(instant)).toBe(day);
    expect(weekTime(instant)).toEqual({ day: weekdayOf(day) - 1, minute: toMinutes(hhmm) });
  });

  it.each([
    ['2026-07-01', '0915', '2026-07-01T07:15:00.000Z'],
    ['2026-12-01', '0915', '2026-12-01T08:15:00.000Z'],
    ['2027-10-31', '0230', '2027-10-31T00:30:00.000Z'],
    ['2027-03-28', '0230', '2027-03-28T01:30:00.000Z'],
  ])('shows %s %s at %s: a repeated hour is the first, a skipped one winter time', (day, hhmm, instant) => {
    expect(madridInstant(day, hhmm).toISOString()).toBe(instant);
    expect(instantOf(`${day} ${clockTime(hhmm)}:00`).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-11-06T10:30:00', '2026-11-06T09:30:00'],
    ['2026-07-01T00:15:00', '2026-06-30T22:15:00'],
    ['2026-03-29T01:30:00', '2026-03-29T00:30:00'],
    ['2026-03-29T03:30:00', '2026-03-29T01:30:00'],
    ['2026-10-25T04:00:00', '2026-10-25T03:00:00'],
  ])('shows %s when it is %s in Greenwich', (local, gmt) => {
    expect(toGmt(local)).toBe(gmt);
    expect(madridTime(new Date(`${gmt}Z`))).toBe(local);
  });

  it('matches the tables of the time zone for each hour of ten years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: CLINIC_ZONE, dateStyle: 'short', timeStyle: 'medium' });
    const wrong: string[] = [];
    for (let instant = Date.UTC(2026, 0); instant < Date.UTC(2036, 0); instant += 3_600_000) {
      const now = new Date(instant);
      if (madridTime(now).replace('T', ' ') !== clock.format(now)) wrong.push(now.toISOString());
    }
    expect(wrong).toEqual([]);
  });
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// Apia skipped 30 December 2011.
it.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Pacific/Apia', CLINIC_ZONE])(
  'gives the same results in a process in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    expect([parseDay('30-12-2011'), addDays('2011-12-29', 1), weekdayOf('2027-03-28')]).toEqual([
      '2011-12-30',
      '2011-12-30',
      7,
    ]);
    expect(wallMoment(new Date('2027-03-28T01:00:00Z'))).toEqual({ day: '2027-03-28', hhmm: '0300' });
    expect(madridInstant('2026-10-25', '0230').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(utcDate('2026-12-03').toISOString()).toBe('2026-12-03T00:00:00.000Z');
  },
);

describe('a moment on the wire', () => {
  it.each(['2026-11-06T10:30:00', '2026-07-01T00:15:00'])('%s is the same after its offset was added', (local) => {
    expect(parseMoment(withOffset(local))).toBe(local);
  });

  it.each([
    ['2026-11-06T10:30', '2026-11-06T10:30:00'],
    ['2026-11-06 10:30:00', '2026-11-06T10:30:00'],
    ['2026-07-01T22:30:00.000Z', '2026-07-02T00:30:00'],
    ['2026-11-06T04:30:00-0500', '2026-11-06T10:30:00'],
  ])('%s is %s in Madrid', (text, local) => expect(parseMoment(text)).toBe(local));

  it.each([null, '', 'mañana', '2026-11-06', '2026-02-30T10:30:00Z', '2026-11-06T10:30:00 CET'])(
    '%s cannot be read',
    (text) => expect(parseMoment(text)).toBeNull(),
  );
});

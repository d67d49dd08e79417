import { describe, expect, it } from 'vitest';
import { capacityAt, lineFor, type Opening, type OpenLine } from '#hours/opening';
import { isOnce, type Slot, slotsOfDay, withFreeSeat } from '#hours/slots';

/** A Monday. */
const MONDAY = '2026-12-14';
const NOW = { day: '2026-11-20', hhmm: '1000' };

const line = (more: Partial<OpenLine> = {}): OpenLine => ({
  ...{ id: 1, weekday: 1, first: null, last: null, from: '0900', to: '1000' },
  ...{ minutes: 30, capacity: 2, priceCents: 4500, ...more },
});
const closure = (more: object = {}) => ({
  ...{ first: MONDAY, last: MONDAY, from: null, to: null, isHoliday: false },
  ...more,
});
const hours = (opening: Partial<Opening>, day = MONDAY) =>
  slotsOfDay({ lines: [line()], closures: [], ...opening }, day, NOW).map(({ initTime }) => initTime);

describe('the hours of a day', () => {
  it('follow the lines of the weekday while they are valid, both dates included', () => {
    expect(hours({})).toEqual(['0900', '0930']);
    expect(hours({ lines: [line({ first: MONDAY, last: MONDAY })] })).toHaveLength(2);
    expect(hours({ lines: [line({ first: '2026-12-15' })] })).toEqual([]);
    expect(hours({ lines: [line({ last: '2026-12-13' })] })).toEqual([]);
  });

  it('are empty on a holiday except for extra hours, and a closure removes those too', () => {
    const extra = line({ weekday: null, first: MONDAY, last: MONDAY, from: '1700', to: '1800' });
    const lines = [line(), extra];
    expect(hours({ lines })).toEqual(['0900', '0930', '1700', '1730']);
    expect(hours({ lines, closures: [closure({ isHoliday: true })] })).toEqual(['1700', '1730']);
    expect(hours({ lines, closures: [closure()] })).toEqual([]);
    expect(hours({ lines: [extra] }, '2026-12-21')).toEqual([]);
  });

  it('exclude the hours of a partial closure and the visits that would run into it', () => {
    expect(hours({ closures: [closure({ from: '0945', to: '1100' })] })).toEqual(['0900']);
    expect(hours({ closures: [closure({ from: '0800', to: '0930' })] })).toEqual(['0930']);
    expect(hours({ closures: [closure({ first: '2026-12-15', last: '2026-12-20' })] })).toHaveLength(2);
  });

  it('appear once where two lines overlap, in chronological order', () => {
    const other = line({ id: 2, from: '0830', to: '0930', capacity: 5 });
    expect(hours({ lines: [line(), other] })).toEqual(['0830', '0900', '0930']);
  });

  it.each(['2027-03-28', '2027-10-31'])('leave out the hours that the clock skips or repeats on %s', (sunday) => {
    const now = { day: sunday, hhmm: '0000' };
    const night = line({ weekday: 7, from: '0100', to: '0400' });
    const slots = slotsOfDay({ lines: [night], closures: [] }, sunday, now);
    expect(slots.map(({ initTime }) => initTime)).toEqual(['0100', '0130', '0300', '0330']);
    const shifted = slotsOfDay({ lines: [{ ...night, from: '0145' }], closures: [] }, sunday, now);
    expect(shifted.map(({ initTime }) => initTime)).toEqual(['0315']);
  });

  it('fit a visit of another length within an open line', () => {
    const opening = { lines: [line()], closures: [closure({ from: '0950', to: '1000' })] };
    expect(capacityAt(opening, MONDAY, '0910', '0925')).toBe(2);
    expect(capacityAt(opening, MONDAY, '0945', '0955')).toBe(0);
    expect(capacityAt(opening, MONDAY, '0830', '0910')).toBe(0);
  });
});

describe('the limits of the hours', () => {
  const slotsAt = (now: { day: string; hhmm: string }) =>
    slotsOfDay({ lines: [line()], closures: [] }, MONDAY, now).map(({ initTime }) => initTime);

  it('run from now to 180 days ahead', () => {
    expect(slotsAt({ day: MONDAY, hhmm: '0859' })).toEqual(['0900', '0930']);
    expect(slotsAt({ day: MONDAY, hhmm: '0900' })).toEqual(['0930']);
    expect(slotsAt({ day: '2026-12-15', hhmm: '0000' })).toEqual([]);
    expect(slotsAt({ day: '2026-06-17', hhmm: '1200' })).toHaveLength(2);
    expect(slotsAt({ day: '2026-06-16', hhmm: '1200' })).toEqual([]);
  });

  it('exclude visits that would end after the line, and carry its seats and price', () => {
    const opening = { lines: [line({ to: '0959' })], closures: [] };
    expect(slotsOfDay(opening, MONDAY, NOW)).toEqual([
      { initTime: '0900', endTime: '0930', capacity: 2, priceCents: 4500 },
    ]);
  });

  it('exclude hours that a closure overlaps, but not adjacent hours', () => {
    expect(hours({ closures: [closure({ from: '0930', to: '0931' })] })).toEqual(['0900']);
    expect(hours({ closures: [closure({ from: '1000' }), closure({ to: '0900' })] })).toEqual(['0900', '0930']);
    expect(hours({ closures: [closure({ first: '2026-12-01', last: '2026-12-31' })] })).toEqual([]);
    expect(hours({ closures: [closure({ first: '2026-12-01', last: '2026-12-13' })] })).toHaveLength(2);
  });

  it('take the largest capacity of the lines around a visit, and none on a day without lines', () => {
    const lines = [line(), line({ id: 2, from: '0800', to: '1100', capacity: 3 })];
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0900', '1000')).toBe(3);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0800', '1100')).toBe(3);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0759', '1000')).toBe(0);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0900', '1101')).toBe(0);
    expect(capacityAt({ lines, closures: [] }, '2026-12-15', '0900', '1000')).toBe(0);
    expect(capacityAt({ lines: [], closures: [] }, MONDAY, '0900', '1000')).toBe(0);
  });

  it('take the price of the line for the date, otherwise the weekday, otherwise any day', () => {
    const tuesday = line({ id: 2, weekday: 2 });
    const opening = { lines: [tuesday, line({ last: '2026-12-20' })], closures: [closure({ isHoliday: true })] };
    expect(lineFor(opening, '2026-12-15')?.id).toBe(2);
    expect(lineFor(opening, MONDAY)?.id).toBe(1);
    expect(lineFor(opening, '2026-12-21')?.id).toBe(2);
    expect(lineFor({ lines: [], closures: [] }, MONDAY)).toBeNull();
  });
});

describe('the seats of an hour', () => {
  const slot: Slot = { initTime: '0900', endTime: '0930', capacity: 2, priceCents: 4500 };
  const taken = (init: string, end: string, seat: number) => ({ init, end, seat });
  const isFree = (...seats: ReturnType<typeof taken>[]) => withFreeSeat([slot], seats).length === 1;

  it('are free until its capacity is reached by overlapping visits', () => {
    expect(isFree()).toBe(true);
    expect(isFree(taken('0900', '0930', 1))).toBe(true);
    expect(isFree(taken('0900', '0930', 1), taken('0845', '0901', 2))).toBe(false);
    expect(isFree(taken('0900', '0930', 1), taken('0929', '1000', 2))).toBe(false);
  });

  it('are not taken by adjacent visits, by one seat counted twice, or by an extra seat', () => {
    expect(isFree(taken('0900', '0930', 1), taken('0830', '0900', 2), taken('0930', '1000', 2))).toBe(true);
    expect(isFree(taken('0900', '0915', 1), taken('0915', '0930', 1))).toBe(true);
    expect(isFree(taken('0900', '0930', 1), taken('0900', '0930', 3))).toBe(true);
  });
});

it('only the hours from two to three on the last Sundays of March and October do not exist exactly once', () => {
  const sundays = ['2027-03-28', '2027-10-31', '2025-10-26', '2026-03-29'];
  for (const day of sundays) expect(isOnce(day, '0200', '0300')).toBe(false);
  for (const day of ['2027-03-21', '2027-10-24', '2027-03-29', '2027-09-26', '2027-02-28'])
    expect(isOnce(day, '0200', '0300')).toBe(true);
  expect([isOnce('2027-03-28', '0130', '0200'), isOnce('2027-03-28', '0300', '0330')]).toEqual([true, true]);
  expect([isOnce('2027-03-28', '0130', '0201'), isOnce('2027-03-28', '0259', '0330')]).toEqual([false, false]);
});

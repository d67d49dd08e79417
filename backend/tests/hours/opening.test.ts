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
  it('are those of its weekday while they are valid, both days included', () => {
    expect(hours({})).toEqual(['0900', '0930']);
    expect(hours({ lines: [line({ first: MONDAY, last: MONDAY })] })).toHaveLength(2);
    expect(hours({ lines: [line({ first: '2026-12-15' })] })).toEqual([]);
    expect(hours({ lines: [line({ last: '2026-12-13' })] })).toEqual([]);
  });

  it('are none on a holiday, but for extra hours, which a closure shuts too', () => {
    const extra = line({ weekday: null, first: MONDAY, last: MONDAY, from: '1700', to: '1800' });
    const lines = [line(), extra];
    expect(hours({ lines })).toEqual(['0900', '0930', '1700', '1730']);
    expect(hours({ lines, closures: [closure({ isHoliday: true })] })).toEqual(['1700', '1730']);
    expect(hours({ lines, closures: [closure()] })).toEqual([]);
    expect(hours({ lines: [extra] }, '2026-12-21')).toEqual([]);
  });

  it('are what a closure of some hours leaves: nobody is seen into it', () => {
    expect(hours({ closures: [closure({ from: '0945', to: '1100' })] })).toEqual(['0900']);
    expect(hours({ closures: [closure({ from: '0800', to: '0930' })] })).toEqual(['0930']);
    expect(hours({ closures: [closure({ first: '2026-12-15', last: '2026-12-20' })] })).toHaveLength(2);
  });

  it('are each once where two lines overlap, in the order of their time', () => {
    const other = line({ id: 2, from: '0830', to: '0930', capacity: 5 });
    expect(hours({ lines: [line(), other] })).toEqual(['0830', '0900', '0930']);
  });

  it.each(['2027-03-28', '2027-10-31'])('leave out what the change of the clock on %s skips or repeats', (sunday) => {
    const now = { day: sunday, hhmm: '0000' };
    const night = line({ weekday: 7, from: '0100', to: '0400' });
    const slots = slotsOfDay({ lines: [night], closures: [] }, sunday, now);
    expect(slots.map(({ initTime }) => initTime)).toEqual(['0100', '0130', '0300', '0330']);
    const shifted = slotsOfDay({ lines: [{ ...night, from: '0145' }], closures: [] }, sunday, now);
    expect(shifted.map(({ initTime }) => initTime)).toEqual(['0315']);
  });

  it('hold a visit of another length while a line is open around it', () => {
    const opening = { lines: [line()], closures: [closure({ from: '0950', to: '1000' })] };
    expect(capacityAt(opening, MONDAY, '0910', '0925')).toBe(2);
    expect(capacityAt(opening, MONDAY, '0945', '0955')).toBe(0);
    expect(capacityAt(opening, MONDAY, '0830', '0910')).toBe(0);
  });
});

describe('the limits of the hours', () => {
  const slotsAt = (now: { day: string; hhmm: string }) =>
    slotsOfDay({ lines: [line()], closures: [] }, MONDAY, now).map(({ initTime }) => initTime);

  it('are now, and 180 days ahead', () => {
    expect(slotsAt({ day: MONDAY, hhmm: '0859' })).toEqual(['0900', '0930']);
    expect(slotsAt({ day: MONDAY, hhmm: '0900' })).toEqual(['0930']);
    expect(slotsAt({ day: '2026-12-15', hhmm: '0000' })).toEqual([]);
    expect(slotsAt({ day: '2026-06-17', hhmm: '1200' })).toHaveLength(2);
    expect(slotsAt({ day: '2026-06-16', hhmm: '1200' })).toEqual([]);
  });

  it('offer no visit that would end after the line, and carry its seats and price', () => {
    const opening = { lines: [line({ to: '0959' })], closures: [] };
    expect(slotsOfDay(opening, MONDAY, NOW)).toEqual([
      { initTime: '0900', endTime: '0930', capacity: 2, priceCents: 4500 },
    ]);
  });

  it('are closed by a closure that takes any of them, and by none that ends or begins with them', () => {
    expect(hours({ closures: [closure({ from: '0930', to: '0931' })] })).toEqual(['0900']);
    expect(hours({ closures: [closure({ from: '1000' }), closure({ to: '0900' })] })).toEqual(['0900', '0930']);
    expect(hours({ closures: [closure({ first: '2026-12-01', last: '2026-12-31' })] })).toEqual([]);
    expect(hours({ closures: [closure({ first: '2026-12-01', last: '2026-12-13' })] })).toHaveLength(2);
  });

  it('hold the most patients of the lines around a visit, none on a day without lines', () => {
    const lines = [line(), line({ id: 2, from: '0800', to: '1100', capacity: 3 })];
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0900', '1000')).toBe(3);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0800', '1100')).toBe(3);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0759', '1000')).toBe(0);
    expect(capacityAt({ lines, closures: [] }, MONDAY, '0900', '1101')).toBe(0);
    expect(capacityAt({ lines, closures: [] }, '2026-12-15', '0900', '1000')).toBe(0);
    expect(capacityAt({ lines: [], closures: [] }, MONDAY, '0900', '1000')).toBe(0);
  });

  it('have the price of the line for the day, else for the weekday, else for any day', () => {
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

  it('are free until as many patients overlap it as it has', () => {
    expect(isFree()).toBe(true);
    expect(isFree(taken('0900', '0930', 1))).toBe(true);
    expect(isFree(taken('0900', '0930', 1), taken('0845', '0901', 2))).toBe(false);
    expect(isFree(taken('0900', '0930', 1), taken('0929', '1000', 2))).toBe(false);
  });

  it('are not taken by visits that end or begin with it, by one seat twice, or by an extra seat', () => {
    expect(isFree(taken('0900', '0930', 1), taken('0830', '0900', 2), taken('0930', '1000', 2))).toBe(true);
    expect(isFree(taken('0900', '0915', 1), taken('0915', '0930', 1))).toBe(true);
    expect(isFree(taken('0900', '0930', 1), taken('0900', '0930', 3))).toBe(true);
  });
});

it('only the hours from two to three of the last Sundays of March and October are not there once', () => {
  const sundays = ['2027-03-28', '2027-10-31', '2025-10-26', '2026-03-29'];
  for (const day of sundays) expect(isOnce(day, '0200', '0300')).toBe(false);
  for (const day of ['2027-03-21', '2027-10-24', '2027-03-29', '2027-09-26', '2027-02-28'])
    expect(isOnce(day, '0200', '0300')).toBe(true);
  expect([isOnce('2027-03-28', '0130', '0200'), isOnce('2027-03-28', '0300', '0330')]).toEqual([true, true]);
  expect([isOnce('2027-03-28', '0130', '0201'), isOnce('2027-03-28', '0259', '0330')]).toEqual([false, false]);
});

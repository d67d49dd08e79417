import { describe, expect, it } from 'vitest';
import { capacityAt, type Opening, type OpenLine } from '#bookings/opening';
import { slotsOfDay } from '#bookings/slots';

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

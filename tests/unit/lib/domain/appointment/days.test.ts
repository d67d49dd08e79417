import { afterEach, describe, expect, it } from 'vitest';
import { dayPlus, displayDay, parseTypedDay } from '@/lib/domain/appointment/days';

describe('parseTypedDay', () => {
  it.each([
    ['03/12/2026', '2026-12-03'],
    ['3/12/2026', '2026-12-03'],
    ['3.1.2027', '2027-01-03'],
    [' 29-02-2028 ', '2028-02-29'],
  ])('reads %s', (typed, day) => expect(parseTypedDay(typed)).toBe(day));

  it.each(['', '3/12', '3/12/26', '29/02/2027', '31/04/2027', '12/31/2026', '2026-12-03', '0/1/2027'])(
    'refuses %s',
    (typed) => expect(parseTypedDay(typed)).toBeNull(),
  );
});

describe('displayDay', () => {
  it('writes day, month and year', () => expect(displayDay('2026-12-03')).toBe('03/12/2026'));
  it('is empty without a day', () => expect(displayDay('')).toBe(''));
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(['UTC', 'Europe/Madrid', 'Pacific/Auckland', 'America/Los_Angeles'])('in a process of %s', (timeZone) => {
  it.each([
    ['2026-12-14', 1, '2026-12-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', 14, '2026-03-15'],
  ])('%s and %i days are %s', (day, count, expected) => {
    process.env.TZ = timeZone;
    expect(dayPlus(day, count)).toBe(expected);
  });
});

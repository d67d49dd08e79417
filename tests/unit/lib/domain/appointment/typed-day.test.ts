import { describe, expect, it } from 'vitest';
import { displayDay, parseTypedDay } from '@/lib/domain/appointment/typed-day';

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
  it('is empty for no day', () => expect(displayDay('')).toBe(''));
});

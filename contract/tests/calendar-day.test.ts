import { describe, expect, it } from 'vitest';
import { isBirthDay, isCalendarDay } from '../calendar-day';

it('a living person was born at most 130 calendar years ago, and today at the latest', () => {
  const today = '2026-11-28';
  for (const day of ['1896-01-01', '2026-11-28']) expect(isBirthDay(day, today)).toBe(true);
  for (const day of ['1895-12-31', '2026-11-29', '2026-02-30', '']) expect(isBirthDay(day, today)).toBe(false);
});

describe('a day', () => {
  it.each(['2024-02-29', '2026-12-31', '1900-01-01'])('is %j', (day) => expect(isCalendarDay(day)).toBe(true));

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '26-01-01',
    '2026-1-1',
    '0050-01-01',
  ])('is not %j', (day) => expect(isCalendarDay(day)).toBe(false));

  it('of birth is today in Madrid at the latest (M122)', () => {
    expect(isBirthDay('2026-11-20', '2026-11-20')).toBe(true);
    expect(isBirthDay('2026-11-21', '2026-11-20')).toBe(false);
    expect(isBirthDay('1895-01-01', '2026-11-20')).toBe(false);
  });
});

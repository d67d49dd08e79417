import { describe, expect, it } from 'vitest';
import { madridDay, upcomingNoticeDates } from '@/lib/domain/notice';

describe('madridDay', () => {
  it.each([
    ['2026-12-31T22:59:00Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-07-01T21:59:00Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('reads %s as %s in Madrid', (instant, day) => {
    expect(madridDay(new Date(instant))).toBe(day);
  });
});

describe('upcomingNoticeDates', () => {
  const dates = ['2026-10-03', '2026-09-19'];

  it('shows a day until it is over in Madrid, sorted', () => {
    expect(upcomingNoticeDates(dates, new Date('2026-09-19T21:00:00Z'))).toEqual(['2026-09-19', '2026-10-03']);
    expect(upcomingNoticeDates(dates, new Date('2026-09-19T22:30:00Z'))).toEqual(['2026-10-03']);
  });

  it('is empty when all days are past', () => {
    expect(upcomingNoticeDates(dates, new Date('2026-11-01T00:00:00Z'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { upcomingNoticeDates } from '@/lib/domain/shell';

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

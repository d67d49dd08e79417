import { afterEach, describe, expect, it } from 'vitest';
import { dayPlus } from '@/lib/domain/calendar-days';

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

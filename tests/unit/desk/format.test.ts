import { expect, it } from 'vitest';
import { localMoment } from '@/desk/src/format';

it('a moment is what the clocks of the clinics show, in summer and in winter', () => {
  expect(localMoment('2099-07-01T08:30:00.000Z')).toBe('2099-07-01T10:30');
  expect(localMoment('2026-12-31T23:15:00.000Z')).toBe('2027-01-01T00:15');
  expect(localMoment('2026-11-06T09:30:00+02:00')).toBe('2026-11-06T08:30');
});

it('one without a zone is by these clocks already', () => {
  expect(localMoment('2026-11-06T09:30:00')).toBe('2026-11-06T09:30');
  expect(localMoment('')).toBe('');
});

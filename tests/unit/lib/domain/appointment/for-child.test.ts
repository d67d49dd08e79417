import { expect, it } from 'vitest';
import { isForChild } from '@/lib/domain/appointment/for-child';

it('a guardian consents for a patient who is under 16 on the day of the visit', () => {
  const day = '2026-12-03';
  expect(isForChild({ birthDate: '2010-12-04', day })).toBe(true);
  expect(isForChild({ birthDate: '2010-12-03', day })).toBe(false);
});

it('nobody is asked for a guardian before both days are known', () => {
  expect(isForChild({})).toBe(false);
  expect(isForChild({ birthDate: '2020-01-01', day: null })).toBe(false);
  expect(isForChild({ birthDate: '2020-01-01', day: '2026-02-30' })).toBe(false);
  expect(isForChild({ birthDate: null, day: '2026-12-03' })).toBe(false);
});

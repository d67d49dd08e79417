import { madridInstant } from '@clinic/contract/dates';
import { expect, it } from 'vitest';
import { promisedCall } from '@/lib/http/call-text';

const SATURDAY_EVENING = madridInstant('2026-11-28', '1800');

it.each([
  ['es', 'el lunes, 30 de noviembre, entre las 7:40 y las 22:00'],
  ['ca', 'el dilluns, 30 de novembre, entre les 7:40 i les 22:00'],
  ['en', 'on Monday 30 November, between 7:40 and 22:00'],
] as const)('the hours of a later call are written in %s as in the mails', (locale, call) => {
  expect(promisedCall(locale, SATURDAY_EVENING)).toEqual({ call });
});

it('are the hours that the patient chose', () => {
  const chosen = { day: '2026-12-01', from: '1400', until: '2200' };
  const call = 'el martes, 1 de diciembre, entre las 14:00 y las 22:00';
  expect(promisedCall('es', SATURDAY_EVENING, chosen)).toEqual({ call });
});

it('says nothing of a call within 24 hours', () => {
  expect(promisedCall('es', madridInstant('2026-11-26', '1000'))).toEqual({});
});

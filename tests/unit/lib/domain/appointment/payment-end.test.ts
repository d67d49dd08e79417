import { expect, it } from 'vitest';
import type { BookingAnswer, BookingSummary } from '@/lib/domain/appointment/booking';
import { paymentEnd } from '@/lib/domain/appointment/payment-end';

const NUMBER = 'AbCdEfGhIjKlMnOpQrStUv';
const booking = { numcita: NUMBER } as BookingSummary;

it.each<[string, boolean, string | null, BookingAnswer | null, string]>([
  ['paid, at ok', true, NUMBER, booking, 'confirmed'],
  ['paid, at ko', false, NUMBER, booking, 'confirmed'],
  ['held, at ok', true, NUMBER, { error: 'wait', isPending: true }, 'confirming'],
  ['held, at ko', false, NUMBER, { error: 'wait', isPending: true }, 'failed'],
  ['over, at ok', true, NUMBER, { error: 'over', isExpired: true }, 'expired'],
  ['over, at ko', false, NUMBER, { error: 'over', isExpired: true }, 'expired'],
  ['unknown, at ok', true, NUMBER, { error: 'none' }, 'unknown'],
  ['unknown, at ko', false, NUMBER, { error: 'none' }, 'failed'],
  ['not to be looked up, at ok', true, NUMBER, null, 'unknown'],
  ['not to be looked up, at ko', false, NUMBER, null, 'failed'],
  ['without number, at ok', true, null, null, 'confirmed'],
  ['without number, at ko', false, null, null, 'failed'],
])('a booking that is %s', (_case, isOk, numcita, answer, end) => {
  expect(paymentEnd(isOk, numcita, answer)).toBe(end);
});

import { describe, expect, it } from 'vitest';
import {
  type BookingAnswer,
  type BookingSummary,
  bookingNumberIn,
  isRefusedBooking,
  isUnguessable,
  paymentEnd,
} from '@/lib/domain/appointment/booking';

const RANDOM = 'aB3-dE6_gH9jK2mN5pQ8rS';

describe('the number of a booking', () => {
  it('is unguessable with 22 characters of base64url, ten of them different', () => {
    expect(isUnguessable(RANDOM)).toBe(true);
    expect(isUnguessable('0123456789000000000000')).toBe(true);
  });

  it.each([
    '0123456780000000000000',
    RANDOM.slice(1),
    `${RANDOM}x`,
    ` ${RANDOM}`,
    RANDOM.replace('-', '+'),
    '1042',
    '',
  ])('is guessable as %j', (numcita) => expect(isUnguessable(numcita)).toBe(false));

  it('is read from the payment address, and only from one of our own', () => {
    expect(bookingNumberIn(`https://site.example/api/pagos/pagar?numcita=${RANDOM}`)).toBe(RANDOM);
    expect(bookingNumberIn('https://bank.example/pay?numcita=1042')).toBeNull();
    expect(bookingNumberIn(`https://bank.example/pay?order=${RANDOM}`)).toBeNull();
    expect(bookingNumberIn('not an address')).toBeNull();
  });
});

it('a response with an error is not a booking', () => {
  expect(isRefusedBooking({ error: null })).toBe(true);
});

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

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBooking, aCallBack, TODAY } from '@/tests/support/appointment';
import { bookingSummary } from '@/tests/support/booking-summary';

const settings = vi.hoisted(() => ({ site: '' }));
vi.mock('@/lib/env', () => ({
  env: () => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!' }),
  siteUrl: () => settings.site,
}));
const { accessibleBookings, grantBookingAccess, numbersToPay, clearUnpaidLine } = await import(
  '@/lib/http/booking-access'
);

beforeEach(() => {
  settings.site = 'http://localhost:3000';
});

function requestOf(draft: object): AppointmentRequest {
  const reading = readAppointment({ ...draft, research: '1', notifications: '1', paysOnline: true }, TODAY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.request;
}

const MINE = bookingSummary({ patientName: 'AINA  Ferrer Soler ', day: '2026-12-03', initTime: '0915' });

/** The cookies that the browser sends after these Set-Cookie lines, in order. */
async function browserWith(...drafts: object[]): Promise<Headers> {
  const headers = new Headers({ cookie: 'other=1' });
  for (const draft of drafts) {
    const [line = ''] = await grantBookingAccess(headers, requestOf(draft), null);
    const [pair = ''] = line.split(';');
    headers.set('cookie', `other=1; ${pair}`);
  }
  return headers;
}

describe('the bookings of a browser', () => {
  it('are recognised again, in any notation of the cookie', async () => {
    const isOwn = await accessibleBookings(await browserWith(aBooking()));
    expect(isOwn(MINE)).toBe(true);
  });

  it.each([
    { patientName: 'Aina Ferrer' },
    { day: '2026-12-04' },
    { initTime: '0930' },
    { day: null },
    { initTime: null },
  ])('are no others: %j', async (other) => {
    const isOwn = await accessibleBookings(await browserWith(aBooking()));
    expect(isOwn({ ...MINE, ...other })).toBe(false);
  });

  it.each(['', 'cita=', 'cita=x', 'cita=a.b.c.d.e', 'xcita=1; __Host-cita=2'])('are empty with %j', async (cookie) => {
    expect((await accessibleBookings(new Headers({ cookie })))(MINE)).toBe(false);
  });

  it('are the last five, without duplicates', async () => {
    const days = ['04', '05', '06', '07', '07'].map((day) => aBooking({ day: `2026-12-${day}` }));
    const five = await browserWith(aBooking(), ...days);
    expect((await accessibleBookings(five))(MINE)).toBe(true);
    const six = await browserWith(aBooking(), ...days, aBooking({ day: '2026-12-08' }));
    expect((await accessibleBookings(six))(MINE)).toBe(false);
    expect((await accessibleBookings(six))({ ...MINE, day: '2026-12-04' })).toBe(true);
    expect(six.get('cookie')?.length).toBeLessThan(2000);
  });

  it('are not bound by a call request', async () => {
    expect(await grantBookingAccess(new Headers(), requestOf(aCallBack()), null)).toEqual([]);
  });

  it('cannot be read by scripts and other sites, and are sealed', async () => {
    const [line = ''] = await grantBookingAccess(new Headers(), requestOf(aBooking()), null);
    expect(line).toMatch(/^cita=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
  });

  it('are stored in a host-only cookie behind https', async () => {
    settings.site = 'https://www.example.test';
    const [line = ''] = await grantBookingAccess(new Headers(), requestOf(aBooking()), null);
    expect(line).toMatch(/^__Host-cita=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure$/);
    const isOwn = await accessibleBookings(new Headers({ cookie: line.split(';')[0] ?? '' }));
    expect(isOwn(MINE)).toBe(true);
  });
});

describe('the unpaid booking', () => {
  const NUMBER = 'AbCdEfGhIjKlMnOpQrStUv';
  const pay = `https://pay.example.test/?numcita=${NUMBER}`;

  it('is known by its number, with a hint for scripts that grants no access', async () => {
    const [line = '', hint, ...more] = await grantBookingAccess(new Headers(), requestOf(aBooking()), pay);
    expect(more).toEqual([]);
    expect(hint).toBe('pago=1; Path=/; SameSite=Lax; Max-Age=600');
    expect(line + hint).not.toContain(NUMBER);
    expect(await numbersToPay(new Headers({ cookie: line.split(';')[0] ?? '' }))).toEqual([NUMBER]);
    expect(clearUnpaidLine()).toBe('pago=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('is null at another upstream, whose numbers can be guessed, and without a payment', async () => {
    for (const address of [null, 'https://pay.example.test/?numcita=N0001', 'https://pay.example.test/1']) {
      const lines = await grantBookingAccess(new Headers(), requestOf(aBooking()), address);
      expect(lines).toHaveLength(1);
      expect(await numbersToPay(new Headers({ cookie: lines[0]?.split(';')[0] ?? '' }))).toEqual([]);
    }
  });
});

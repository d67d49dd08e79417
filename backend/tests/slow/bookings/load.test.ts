import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { runBookingLoad } from '#tests/support/booking-load';

/** The short form of `npm run bench -- booking`. */
const KEYS = 100;

type Name = 'embedded' | 'PostgreSQL';
const names = engines.map(({ name }) => name as Name);

describe.each(names)('a rush on few slots (%s)', (engine) => {
  it('books each seat once and loses nothing, though processes and the server are killed', async () => {
    const report = await runBookingLoad({ engine, keys: KEYS, kills: 2 });
    expect(report).toMatchObject({ doubleBookings: 0, lost: 0, duplicateKeys: 0, withoutMail: 0 });
    expect(report.soldSeats).toBe(report.seats);
    expect(report.answeredKeys).toBe(KEYS);
  });
});

it('a rush finds double bookings when nothing prevents them', async () => {
  const engine = names.at(-1) ?? 'embedded';
  const report = await runBookingLoad({ engine, keys: KEYS, kills: 0, isNaive: true });
  expect(report.doubleBookings + report.duplicateKeys).toBeGreaterThan(0);
});

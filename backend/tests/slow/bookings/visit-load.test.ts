import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { runVisitLoad } from '#tests/support/visit-load';

/** The short form of `npm run bench -- booking`. */
const KEYS = 100;
const FAULTS = { doubleBookings: 0, lostSeats: 0, lost: 0, misled: 0, withoutMail: 0, unlogged: 0 };

describe.each(engines.map(({ name }) => name as 'embedded' | 'PostgreSQL'))(
  'concurrent patients and desk, with kills (%s)',
  (engine) => {
    it('sell no seat twice, lose no seat or reply, send a correct last mail, and log every booking', async () => {
      const report = await runVisitLoad({ engine, keys: KEYS, kills: 2 });
      expect(report).toMatchObject({ kills: 2, ...FAULTS });
      for (const what of ['booked', 'moved', 'cancelled', 'confirmed'] as const)
        expect(report[what]).toBeGreaterThan(5);
      expect(report.ofDesk).toBeGreaterThanOrEqual(KEYS);
    });
  },
);

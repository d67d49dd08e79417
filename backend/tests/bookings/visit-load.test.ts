import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { runVisitLoad } from '#tests/support/visit-load';

describe.each(engines.map(({ name }) => name as 'embedded' | 'PostgreSQL'))(
  'patients at once, with kills (%s)',
  (engine) => {
    it('no seat is sold twice or lost, no answer is forgotten, and the last mail says how it stands', async () => {
      const report = await runVisitLoad({ engine, keys: 160, kills: 2 });
      expect(report).toMatchObject({ kills: 2, doubleBookings: 0, lostSeats: 0, lost: 0, misled: 0 });
      for (const what of ['booked', 'moved', 'cancelled'] as const) expect(report[what]).toBeGreaterThan(10);
    }, 240_000);
  },
);

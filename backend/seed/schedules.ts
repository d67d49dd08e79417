import { z } from 'zod';
import { SLOT_TESTS } from '#bookings/slot-tests';

const hour = z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/, 'an hour such as 0830');

/** Opening hours of a test in a clinic: weekdays 1 (Monday) to 7, hours HHMM in Europe/Madrid. */
const hours = z.strictObject({ weekdays: z.array(z.int().min(1).max(7)), from: hour, to: hour });

const schedule = z.strictObject({
  /** urlseo of the clinic. */
  clinic: z.string(),
  test: z.enum(SLOT_TESTS),
  /** Length of a slot. */
  minutes: z.int().positive(),
  /** Patients at the same time. */
  capacity: z.int().positive(),
  priceCents: z.int().nonnegative(),
  hours: z.array(hours),
});

export type ScheduleSeed = z.infer<typeof schedule>;

/** The opening hours in a value of unknown origin. Throws when it is something else. */
export const parseSchedules = (value: unknown): ScheduleSeed[] => z.array(schedule).parse(value);

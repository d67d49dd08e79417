import { z } from 'zod';
import { SLOT_TESTS } from '#bookings/slot-tests';

const hour = z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/, 'an hour such as 0830');

/** Opening hours of a test or of consultations in a clinic: weekdays 1 (Monday) to 7, hours HHMM in Europe/Madrid. */
const hours = z.strictObject({ weekdays: z.array(z.int().min(1).max(7)), from: hour, to: hour });

const opening = z.strictObject({
  /** urlseo of the clinic. */
  clinic: z.string(),
  /** One of the three: a test, or whose consultations they are, by the urlseo of a speciality or the id of a doctor. */
  test: z.enum(SLOT_TESTS).optional(),
  speciality: z.string().optional(),
  doctor: z.int().positive().optional(),
  /** Length of a slot. */
  minutes: z.int().positive(),
  /** Patients at the same time. */
  capacity: z.int().positive(),
  priceCents: z.int().nonnegative(),
  hours: z.array(hours),
});

const schedule = opening.refine(
  ({ test, speciality, doctor }) => [test, speciality, doctor].filter((one) => one !== undefined).length === 1,
  'one of test, speciality and doctor',
);

export type ScheduleSeed = z.infer<typeof schedule>;

/** The opening hours in a value of unknown origin. Throws when it is something else. */
export const parseSchedules = (value: unknown): ScheduleSeed[] => z.array(schedule).parse(value);

import { z } from 'zod';
import { SLOT_TESTS } from '#bookings/slot-tests';

const hour = z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/, 'an hour such as 0830');

/** Opening hours of a test or of consultations in a clinic: weekdays 1 (Monday) to 7, hours HHMM in Europe/Madrid. */
const hours = z
  .strictObject({ weekdays: z.array(z.int().min(1).max(7)), from: hour, to: hour })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'later than from' });

const opening = z.strictObject({
  /** urlseo of the clinic. */
  clinic: z.string(),
  /** One of the three: a test, or whose consultations they are, by the urlseo of a speciality or the id of a doctor. */
  test: z.enum(SLOT_TESTS).optional(),
  speciality: z.string().optional(),
  doctor: z.int().positive().optional(),
  /** Length of a slot. */
  minutes: z.int().min(5).max(240),
  /** Patients at the same time. */
  capacity: z.int().min(1).max(99),
  priceCents: z.int().nonnegative(),
  hours: z.array(hours),
});

const schedule = opening.refine(
  ({ test, speciality, doctor }) => [test, speciality, doctor].filter((one) => one !== undefined).length === 1,
  'one of test, speciality and doctor',
);

export type ScheduleSeed = z.infer<typeof schedule>;

/** The opening hours in a value of unknown origin. Throws a line for each of its mistakes. */
export function parseSchedules(value: unknown): ScheduleSeed[] {
  const parsed = z.array(schedule).safeParse(value);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`);
  throw new Error(`These are no opening hours:\n${mistakes.join('\n')}`);
}

/** "entry 2 hours 1 to": counted from 1, as people count. */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  return names.length === 0 ? 'everything' : `entry ${names.join(' ')}`;
}

import { isCalendarDay, isHhmm } from '@clinic/contract/dates';
import { z } from 'zod';
import { SLOT_TESTS } from '#hours/slot-tests';

const hour = z.string().refine(isHhmm, 'an hour such as 0830');
const day = z.string().refine(isCalendarDay, 'a day such as 2026-12-24');
const LATER = { path: ['to'], message: 'later than from' };

/** Opening hours of a test or of consultations at a clinic: weekdays 1 (Monday) to 7, times HHMM in Europe/Madrid. */
const hours = z
  .strictObject({ weekdays: z.array(z.int().min(1).max(7)), from: hour, to: hour })
  .refine(({ from, to }) => from < to, LATER);

/** The service: a test, a diagnostic test of the catalogue or a speciality (urlseo), or a doctor (the id). */
const ofService = {
  test: z.enum(SLOT_TESTS).optional(),
  diagnosticTest: z.string().optional(),
  speciality: z.string().optional(),
  doctor: z.int().positive().optional(),
};
type OfService = { test?: string; diagnosticTest?: string; speciality?: string; doctor?: number };
const CONSULTATION = { path: ['video'], message: 'only of a speciality or a doctor' };
const suitsVideo = (entry: OfService & { video?: true }): boolean =>
  !entry.video || entry.speciality !== undefined || entry.doctor !== undefined;
const namesOf = ({ test, diagnosticTest, speciality, doctor }: OfService) =>
  [test, diagnosticTest, speciality, doctor].filter((one) => one !== undefined).length;
const ONE_SERVICE = 'one of test, diagnosticTest, speciality and doctor';

const seats = {
  /** Length of a slot. */
  minutes: z.int().min(5).max(240),
  /** Patients seen at the same time. */
  capacity: z.int().min(1).max(99),
  priceCents: z.int().nonnegative(),
  /** Visits by video call, of a speciality or a doctor. */
  video: z.literal(true).optional(),
};

const schedule = z
  .strictObject({
    /** urlseo of the clinic. */
    clinic: z.string(),
    ...ofService,
    ...seats,
    /** First and last day of the hours; without them no limit. */
    from: day.optional(),
    until: day.optional(),
    hours: z.array(hours),
  })
  .refine((entry) => namesOf(entry) === 1, ONE_SERVICE)
  .refine(suitsVideo, CONSULTATION)
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], message: 'not before from' });

const extra = z
  .strictObject({ clinic: z.string(), ...ofService, ...seats, day, from: hour, to: hour })
  .refine((entry) => namesOf(entry) === 1, ONE_SERVICE)
  .refine(suitsVideo, CONSULTATION)
  .refine(({ from, to }) => from < to, LATER);

/** Applies to one clinic, to the clinics of some provinces, or to all clinics. */
const scope = { clinic: z.string().optional(), regions: z.array(z.string()).min(1).optional() };
const reason = z.string().max(200).default('');

const holiday = z
  .strictObject({ ...scope, day, name: reason })
  .refine(({ clinic, regions }) => !clinic || !regions, 'clinic or regions');

const closure = z
  .strictObject({
    ...{ ...scope, ...ofService, first: day, last: day },
    ...{ from: hour.optional(), to: hour.optional(), reason },
  })
  .refine(({ clinic, regions }) => !clinic || !regions, 'clinic or regions')
  .refine((entry) => namesOf(entry) <= 1, `${ONE_SERVICE}, or none`)
  .refine(({ first, last }) => first <= last, { path: ['last'], message: 'not before first' })
  .refine(({ from, to }) => (from === undefined) === (to === undefined) && (!from || !to || from < to), LATER);

const openingFile = z.strictObject({
  hours: z.array(schedule),
  holidays: z.array(holiday),
  closures: z.array(closure),
  extras: z.array(extra),
});

export type ScheduleSeed = z.infer<typeof schedule>;

/** All opening hours; null for parts missing from the file, which stay unchanged. */
export type OpeningFile = { [K in keyof z.infer<typeof openingFile>]: z.infer<typeof openingFile>[K] | null } & {
  hours: ScheduleSeed[];
};

/** Parses opening hours of unknown origin. Throws one line per mistake. */
export const parseSchedules = (value: unknown): ScheduleSeed[] => parsedAs(z.array(schedule), value);

/** Parses a file of opening hours, or a plain list of hours. Throws an error with one line per mistake. */
export function parseOpeningFile(value: unknown): OpeningFile {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'hours' in value)
    return parsedAs(openingFile, value);
  return { hours: parseSchedules(value), holidays: null, closures: null, extras: null };
}

function parsedAs<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`);
  throw new Error(`The opening hours are invalid:\n${mistakes.join('\n')}`);
}

/** Returns "entry 2 hours 1 to": counted from 1. */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  return names.length === 0 ? 'everything' : `entry ${names.join(' ')}`;
}

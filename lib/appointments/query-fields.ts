import { isCalendarDay, isHhmm } from '@clinic/contract/dates';
import { z } from 'zod';
import { COVID_TESTS, chosenId } from '@/lib/domain/appointment/choices';
import type { FieldProblem } from '@/lib/domain/appointment/field-problems';

/** The id of a requested record; messages are keys of `AppointmentForm.errors`. */
export const recordId = (missing: FieldProblem) =>
  z
    .string(missing)
    .trim()
    .max(50, 'invalid')
    .refine((id) => chosenId(id) !== null, missing);

/** A day YYYY-MM-DD. */
export const dayParameter = z.string('dayMissing').min(1, 'dayMissing').refine(isCalendarDay, 'dayInvalid');

/** The start of an hour, HHMM. */
export const timeParameter = z.string('slotMissing').min(1, 'slotMissing').refine(isHhmm, 'invalid');

/** Parameters of queries about a clinic on a day. */
export const clinicDayFields = { centromedico: recordId('clinicMissing'), fecha: dayParameter };

const askedTest = z.enum(COVID_TESTS, { error: ({ input }) => (input ? 'invalid' : 'typeMissing') });

/** Parameters of queries about the hours of a test at a clinic on a day. */
export const slotDayQuery = z.object({ ...clinicDayFields, prueba: askedTest });

/** Parameters of queries about a booking, by its number. */
export const bookingQuery = z.object({ numcita: z.string('invalid').regex(/^[\w.-]{1,64}$/, 'invalid') });

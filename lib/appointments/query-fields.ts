import { isCalendarDay } from '@clinic/contract/calendar-day';
import { z } from 'zod';
import { COVID_TESTS, chosenId } from '@/lib/domain/appointment/choices';

/** Parameters of queries about a clinic on a day (YYYY-MM-DD); messages are keys of `AppointmentForm.errors`. */
export const clinicDayFields = {
  centromedico: z
    .string('clinicMissing')
    .trim()
    .max(50, 'clinicMissing')
    .refine((id) => chosenId(id) !== null, 'clinicMissing'),
  fecha: z.string('dayMissing').refine(isCalendarDay, 'dayMissing'),
};

/** Parameters of queries about the hours of a test at a clinic on a day. */
export const slotDayQuery = z.object({ ...clinicDayFields, prueba: z.enum(COVID_TESTS, 'typeMissing') });

/** Parameters of queries about a booking, by its number. */
export const bookingQuery = z.object({ numcita: z.string('invalid').regex(/^[\w.-]{1,64}$/, 'invalid') });

import { isCalendarDay } from '@clinic/contract/calendar-day';
import { z } from 'zod';
import { emailAddress } from '../form-fields';

/** Who waits for an hour besides the query of the hours: until which day, and the e-mail. */
export const waitingFields = {
  hasta: z.string('dayInvalid').refine(isCalendarDay, 'dayInvalid'),
  email: emailAddress,
  terms: z.literal(true, 'termsMissing'),
};

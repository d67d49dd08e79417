import { z } from 'zod';
import { emailAddress } from '../form-fields';
import { isCalendarDay } from './calendar-day';

/** Who waits for an hour besides the query of the hours: until which day, and the e-mail. */
export const waitingFields = {
  hasta: z.string('dayInvalid').refine(isCalendarDay, 'dayInvalid'),
  email: emailAddress,
  terms: z.literal(true, 'termsMissing'),
};

import { z } from 'zod';
import { emailAddress, requiredLine } from '../form-fields';

/** Who lost the link of a booking: the e-mail it was booked with and its reference. */
export const lostLinkSchema = z.object(
  { email: emailAddress, reference: requiredLine('referenceMissing', 20) },
  'invalid',
);

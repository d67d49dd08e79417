import { z } from 'zod';
import { MAX_LENGTH } from '../appointment/max-length';
import { consentBox, emailAddress, optionalLine, professionalName } from '../form-fields';

const NAME_LENGTH = 100;

/**
 * POST /api/profesionals/register: the request for an account (M165, M166). Name, e-mail and consent are required; the
 * speciality is the id of one, or nothing.
 */
export const registrationSchema = z.object(
  {
    name: professionalName(NAME_LENGTH),
    email: emailAddress,
    phone: optionalLine(),
    collegeNumber: optionalLine(),
    specialityId: optionalLine(MAX_LENGTH.text),
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type Registration = z.output<typeof registrationSchema>;

import { z } from 'zod';
import { MAX_LENGTH } from './appointment/max-length';
import {
  consentBox,
  emailAddress,
  oneOf,
  optionalLine,
  optionalPhone,
  personName,
  requiredLine,
  requiredMessage,
} from './form-fields';
import { RIGHTS } from './rights';

/** What somebody asks about their own data, as it is filled in and as the endpoint accepts it. */
export const rightsSchema = z.object(
  {
    right: oneOf(RIGHTS, 'rightMissing'),
    name: personName,
    surnames: requiredLine('surnamesMissing'),
    document: requiredLine('documentMissing', MAX_LENGTH.document),
    email: emailAddress,
    phone: optionalPhone,
    bookingReference: optionalLine(MAX_LENGTH.document),
    message: requiredMessage,
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type RightsRequest = z.output<typeof rightsSchema>;

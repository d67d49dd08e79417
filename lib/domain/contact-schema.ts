import { z } from 'zod';
import { NO_CLINIC } from './appointment/choices';
import { chosenRecord, consentBox, emailAddress, optionalPhone, personName, requiredMessage } from './form-fields';

/** The contact form as it is filled in and as the endpoint accepts it (M158): the telephone alone may be left out. */
export const contactSchema = z.object(
  {
    clinicId: chosenRecord('clinicMissing', NO_CLINIC),
    name: personName,
    email: emailAddress,
    phone: optionalPhone,
    message: requiredMessage,
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type Contact = z.output<typeof contactSchema>;

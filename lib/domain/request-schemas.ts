import { isCalendarDay } from '@clinic/contract/dates';
import { z } from 'zod';
import { NO_CLINIC } from './appointment/choices';
import { formBox } from './appointment/fields';
import { MAX_LENGTH } from './appointment/max-length';
import {
  chosenRecord,
  consentBox,
  emailAddress,
  oneOf,
  optionalLine,
  optionalPhone,
  personName,
  requiredLine,
  requiredMessage,
  requiredPhone,
} from './field-schemas';
import { NO_PRODUCT } from './product-request';
import { RIGHTS } from './rights';

/** The contact form, for browser and endpoint (M158): only the telephone is optional. */
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

/** The product request, for browser and endpoint (M155): only the newsletter is optional. */
export const productRequestSchema = z.object(
  {
    productId: chosenRecord('productMissing', NO_PRODUCT),
    clinicId: chosenRecord('clinicMissing', NO_CLINIC),
    name: personName,
    email: emailAddress,
    phone: requiredPhone,
    acceptsTerms: consentBox,
    newsletter: formBox,
  },
  'invalid',
);
export type ProductRequest = z.output<typeof productRequestSchema>;

/** A request about one's own personal data, for browser and endpoint. */
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

/** A request for a lost booking link: the e-mail used for booking and the reference. */
export const lostLinkSchema = z.object(
  { email: emailAddress, reference: requiredLine('referenceMissing', 20) },
  'invalid',
);

/** A request for the lost links of the waiting list: the e-mail of its entries. */
export const waitingLinkSchema = z.object({ email: emailAddress }, 'invalid');

/** Fields of a waiting-list entry beyond the slot query: last day, and e-mail. */
export const waitingFields = {
  hasta: z.string('dayInvalid').refine(isCalendarDay, 'dayInvalid'),
  email: emailAddress,
  terms: z.literal(true, 'termsMissing'),
};

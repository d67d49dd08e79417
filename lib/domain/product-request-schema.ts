import { z } from 'zod';
import { NO_CLINIC } from './appointment/choices';
import { formBox } from './appointment/fields';
import { chosenRecord, consentBox, emailAddress, personName, requiredPhone } from './form-fields';
import { NO_PRODUCT } from './product-request';

/** The product request as the form holds it and the endpoint accepts it (M155): the newsletter alone may be left out. */
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

import { contactSchema } from '../domain/contact-schema';
import { productRequestSchema } from '../domain/product-request-schema';
import { rulesAsTyped } from './form-rules';

/** Validates the product request (M155) and the contact form (M158). */
export const requestRules = {
  product: rulesAsTyped(productRequestSchema),
  contact: rulesAsTyped(contactSchema),
};

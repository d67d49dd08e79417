import { lostLinkSchema } from '../domain/appointment/lost-link-schema';
import { contactSchema } from '../domain/contact-schema';
import { productRequestSchema } from '../domain/product-request-schema';
import { rulesAsTyped } from './form-rules';

/** Validates the product request (M155), the contact form (M158), and who lost the link of a booking. */
export const requestRules = {
  product: rulesAsTyped(productRequestSchema),
  contact: rulesAsTyped(contactSchema),
  lostLink: rulesAsTyped(lostLinkSchema),
};

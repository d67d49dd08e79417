import {
  contactSchema,
  lostLinkSchema,
  productRequestSchema,
  rightsSchema,
  waitingLinkSchema,
} from '../domain/request-schemas';
import { rulesAsTyped } from './form-rules';

/** Validates the product request (M155), the contact form (M158), and the forms for lost links. */
export const requestRules = {
  product: rulesAsTyped(productRequestSchema),
  contact: rulesAsTyped(contactSchema),
  lostLink: rulesAsTyped(lostLinkSchema),
  waitingLink: rulesAsTyped(waitingLinkSchema),
};

/** Validates a request about one's own data. */
export const rightsRules = rulesAsTyped(rightsSchema);

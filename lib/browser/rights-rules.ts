import { rightsSchema } from '../domain/rights-schema';
import { rulesAsTyped } from './form-rules';

/** Validates a request about one's own data. */
export const rightsRules = rulesAsTyped(rightsSchema);

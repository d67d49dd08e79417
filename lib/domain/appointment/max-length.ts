import { FIELD_LENGTHS } from '@clinic/contract/field-rules';

/** The longest texts of a form, those the backend accepts (M124). */
export const MAX_LENGTH = FIELD_LENGTHS;

import { type CatalogueRecord, type Typed, textsOf } from '../records/record-wire';

/**
 * Returns the values of a draft in every language. Languages that the draft does not change have the text of the
 * record.
 */
export const overRecord = (record: CatalogueRecord | null, changes: Typed): Typed =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      const texts = textsOf(value);
      return [field, value === texts ? { ...textsOf(record?.[field]), ...texts } : value];
    }),
  );

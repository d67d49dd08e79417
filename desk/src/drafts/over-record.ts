import { type CatalogueRecord, textsOf } from '../records/record-wire';

type Typed = Record<string, unknown>;

/** What a draft changes, its texts in every language: one that it does not name stays as the record has it. */
export const overRecord = (record: CatalogueRecord | null, changes: Typed): Typed =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      const texts = textsOf(value);
      return [field, value === texts ? { ...textsOf(record?.[field]), ...texts } : value];
    }),
  );

import { z } from 'zod';
import {
  wireAmount,
  wireFlag,
  wireFocus,
  wireIdentity,
  wireKnownFlag,
  wirePicture,
  wireRelation,
  wireText,
} from '../wire/scalars';
import type { Description, Field, Kind } from './field';

/** Only text is an address: no string, no picture (docs/contract.md#no-picture). */
const address = z
  .string()
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? null);

const SCHEMAS = {
  ...{ text: wireText, key: wireText, slug: wireText, link: wireText, coordinates: wireText, choice: wireText },
  ...{ localized: wireText, hours: wireText, html: wireText, rich: wireText, moment: wireText },
  ...{ integer: wireText, price: wireAmount, storedPicture: wireText, file: address, focus: wireFocus },
  ...{ flag: wireFlag, optionalFlag: wireKnownFlag, picture: wirePicture, relation: wireRelation },
} satisfies Record<Kind, z.ZodType>;

/** In the results of a search a missing flag and a false one differ. */
const FOUND_SCHEMAS = { ...SCHEMAS, flag: wireRelation };

type Fields = Description['fields'];
type OnWire<F extends Fields> = { [N in keyof F as F[N] extends { isInternal: true } ? never : N]: F[N] };
type Shape<F extends Fields, S extends Record<Kind, z.ZodType>> = typeof wireIdentity & {
  [N in keyof OnWire<F>]: OnWire<F>[N] extends Field ? S[OnWire<F>[N]['kind']] : never;
};
type WireSchema<F extends Fields, S extends Record<Kind, z.ZodType>> = z.ZodType<z.output<z.ZodObject<Shape<F, S>>>>;

/** A record of a resource as its wire schema returns it. */
export type WireRecord<D extends { fields: Fields }> = z.output<WireSchema<D['fields'], typeof SCHEMAS>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Returns a function that moves the first spelling of a field that is not empty to the field's own name. A null field
 * stays null, because null and missing differ for pictures.
 */
function joinSpellings(fields: [string, Field][]) {
  const spelt = fields.flatMap(([name, { spellings }]) => (spellings ? [{ name, spellings }] : []));
  return (record: unknown): unknown => {
    if (typeof record !== 'object' || record === null) return record;
    const sent = record as Record<string, unknown>;
    const moved = spelt.flatMap(({ name, spellings }) => {
      if (!isEmpty(sent[name])) return [];
      const found = spellings.find((spelling) => !isEmpty(sent[spelling])) ?? spellings.find((one) => one in sent);
      return found === undefined || (name in sent && isEmpty(sent[found])) ? [] : [[name, sent[found]]];
    });
    return moved.length === 0 ? record : { ...record, ...Object.fromEntries(moved) };
  };
}

function schemaOf(fields: Fields, schemas: Record<Kind, z.ZodType>) {
  const entries = Object.entries(fields).filter(([, { isInternal }]) => !isInternal);
  const shape = Object.fromEntries(entries.map(([name, { kind }]) => [name, schemas[kind]]));
  return z.preprocess(joinSpellings(entries), z.object({ ...wireIdentity, ...shape }));
}

/** Returns the schema of a resource on the wire: every field may be missing, in any of its spellings. */
export const wireSchemaOf = <F extends Fields>({ fields }: { fields: F }) =>
  schemaOf(fields, SCHEMAS) as unknown as WireSchema<F, typeof SCHEMAS>;

/** Returns the schema of a search result: a record that may have a few fields only, with its flags unparsed. */
export const foundSchemaOf = <F extends Fields>({ fields }: { fields: F }) =>
  schemaOf(fields, FOUND_SCHEMAS) as unknown as WireSchema<F, typeof FOUND_SCHEMAS>;

import type { Description } from '@clinic/contract/catalogue/field';
import type { MediaRef, RichText } from './media';

export type Coordinates = { latitude: number; longitude: number };

/** The value of each kind of field. Null means that the record has none, or one that cannot be read. */
export type DescribedValues = {
  text: string | null;
  localized: string | null;
  /** One line per rule. */
  hours: string | null;
  html: RichText | null;
  /** Verbatim; '' if it is missing. */
  key: string;
  slug: string;
  /** Root-relative without language prefix, or absolute. */
  link: string | null;
  /** At most 150 km from the record's province. */
  coordinates: Coordinates | null;
  flag: boolean;
  optionalFlag: boolean | null;
  /** Above zero. */
  integer: number | null;
  /** Euro cents. */
  price: number | null;
  /** Date and time in Madrid: 2026-11-06T10:30:00. */
  moment: string | null;
  picture: MediaRef | null;
  /** Ids, or null if the record does not carry the relation. */
  relation: string[] | null;
};

type ValueOf<F> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice | null
  : F extends { kind: infer K extends keyof DescribedValues }
    ? DescribedValues[K]
    : never;

type Fields = Description['fields'];
type DomainName<F> = F extends { domain: infer Name extends string } ? Name : never;

/** The fields of a whole record that have a name in the domain (contract/catalogue). */
export type DescribedFields<D extends { fields: Fields }> = {
  [N in keyof D['fields'] as DomainName<D['fields'][N]>]: ValueOf<D['fields'][N]>;
};

type ListedName<F> = F extends { isListed: true } ? DomainName<F> : never;

/** Those of a record in lists. */
export type ListedFields<D extends { fields: Fields }> = {
  [N in keyof D['fields'] as ListedName<D['fields'][N]>]: ValueOf<D['fields'][N]>;
};

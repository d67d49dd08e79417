import type { FieldFormat } from '../field-formats';

/** A text in the languages of the site and the desk. */
export type Texts = { readonly es: string; readonly ca: string; readonly en: string };

/** The parts of a form, in their order. */
export const GROUPS = [
  'name',
  'price',
  'contact',
  'texts',
  'pictures',
  'header',
  'relations',
  'sections',
  'messages',
  'options',
  'search',
] as const;

type OnForm = {
  group: (typeof GROUPS)[number];
  /** Position in the group: fields without one come last, in the order of the wire. */
  order?: number;
  label: Texts;
  help?: Texts;
};
type NotOnForm = { group?: undefined };

type Common = {
  /**
   * Name in lib/domain, if the value is parsed by its kind. A field without it is read by a function of
   * lib/catalogue/<resource>.ts, or not at all.
   */
  domain?: string;
  /** True for a value that records in lists have; the others belong to whole records only. */
  isListed?: boolean;
  isRequired?: boolean;
  /** Further names of the field on the wire: the first that is not empty is read. */
  spellings?: readonly string[];
  /** Position in the public filters (`hydra:search`), flags and texts counted apart. */
  filter?: number;
  /** True for the field that names a record for people. */
  isTitle?: boolean;
  /** Our addition, which the recorded servers do not have: omitted from the wire when empty. */
  isOwn?: boolean;
  /** Stored, but not on the wire. */
  isInternal?: boolean;
  /** Sent by other upstreams only: the embedded backend has no column for it. */
  isForeign?: boolean;
};

type Value =
  /** One text for all languages; `isMarkup` means that it may have HTML entities and tags. */
  | { kind: 'text'; format?: FieldFormat; isMarkup?: boolean }
  /** A word that is never displayed, such as the slug of a province. */
  | { kind: 'key' }
  /** The last part of a page's address; `isPath` allows several parts. */
  | { kind: 'slug'; isPath?: boolean }
  | { kind: 'link'; format: 'link' }
  | { kind: 'coordinates'; format: 'place' }
  /** A text per language; search results cut it after `shownLength` characters. */
  | { kind: 'localized'; shownLength?: number; isLong?: boolean }
  | { kind: 'hours' }
  /** HTML per language (`html`), and HTML in one language (`rich`). */
  | { kind: 'html' }
  | { kind: 'rich' }
  | { kind: 'flag' }
  /** A flag whose absence has no meaning. */
  | { kind: 'optionalFlag' }
  | { kind: 'integer' }
  | { kind: 'price' }
  /** Local time in Madrid. */
  | { kind: 'moment' }
  | { kind: 'choice'; choices: readonly string[]; choiceLabels: Readonly<Record<string, Texts>> }
  | { kind: 'file' }
  /** The point of a picture that stays visible when it is cropped. */
  | { kind: 'focus' }
  /** The name of the picture's file in the media folder. */
  | { kind: 'storedPicture' }
  | { kind: 'picture' };

/**
 * To-many: the field is named like the target resource, whose plural is the label. `isInverse` means that the target
 * owns it, `isHidden` that it is only a sub-resource.
 */
type Relation = { kind: 'relation'; isInverse?: boolean; isHidden?: boolean } & (Omit<OnForm, 'label'> | NotOnForm);

export type Field = Common & ((Value & (OnForm | NotOnForm)) | Relation);
export type Kind = Field['kind'];

/** One resource of the catalogue, or the articles of the blog: everything about its fields, in the order of the wire. */
export type Description = {
  /** Name in addresses, files and cache tags. */
  path: string;
  table: string;
  /** The page of the site that shows a record, with `:slug` or `:id` for the record's. Lists without one have no preview. */
  page?: `/${string}`;
  /** Name in `/api/contexts` and in `@type`, unless `rdfType` is set. */
  type: string;
  rdfType?: string;
  names: { one: Texts; many: Texts; about: Texts };
  /** Our addition, which the recorded servers do not have: an upstream that does not know it has none of its records. */
  isOwn?: boolean;
  fields: Readonly<Record<string, Field>>;
};

/** Checks a description and returns it with its literal types. */
export const describeResource = <const D extends Description>(description: D): D => description;

/** Checks a field that several resources have and returns it with its literal types. */
export const sharedField = <const F extends Field>(field: F): F => field;

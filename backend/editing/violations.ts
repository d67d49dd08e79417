import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import type { ContentLocale } from '#catalogue/locale';
import type { TableName } from '#catalogue/tables';
import { type Messages, translatorFor } from '#messages';

export type Rule = keyof Messages['editing']['rules'];
/** A table outside the catalogue that refers to records. */
export type OtherTable = keyof Messages['editing']['lists'];

/**
 * An invalid field and the rule it violates; `values` are what was read, for the message. `suggestion` is a valid value
 * like the sent one, '' if there is none.
 */
export type Violation = { propertyPath: string; rule: Rule; values?: Record<string, string>; suggestion?: string };

const millions = (count: number): string => String(count / 1_000_000);
const LIMITS = {
  megabytes: millions(PICTURE_LIMITS.bytes),
  megapixels: millions(PICTURE_LIMITS.pixels),
  heicMegapixels: millions(PICTURE_LIMITS.heicPixels),
};

/** Returns the message of a violation in the language of an account. */
export function violationText(violation: Omit<Violation, 'propertyPath'>, locale: ContentLocale): string {
  const { rule, values, suggestion } = violation;
  const t = translatorFor(locale, 'editing');
  return suggestion ? t('slugSuggestion', { suggestion }) : t(`rules.${rule}`, { ...LIMITS, ...values });
}

/** The body violates rules; nothing was stored. */
export class InvalidRecord extends Error {
  constructor(readonly violations: readonly Violation[]) {
    super('invalid record');
  }
}

/** The body cannot be parsed (400); the message is API Platform's. */
export class UnreadableRecord extends Error {}

/** Another editor saved first (412). `tag` is the current ETag of the record. */
export class RecordChanged extends Error {
  constructor(readonly tag: string) {
    super('record changed');
  }
}

/** There is no record with this id (404). */
export class UnknownRecord extends Error {}

/** The action is not possible now (409) because of the listed records. */
export class RecordInUse extends Error {
  constructor(readonly uses: readonly RecordUse[]) {
    super('record in use');
  }
}

/** A record that refers to another by a field, or the number of such rows in a table outside the catalogue. */
export type RecordUse = { field: string; count: number } & (
  | { list: TableName; id: number; title: string }
  | { list: OtherTable; id: null; title: null }
);

/** The revision is too old to be restored (409). */
export class RevisionExpired extends Error {}

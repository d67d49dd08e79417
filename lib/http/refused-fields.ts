import type { Violation } from '@/lib/upstream/errors';
import type { FieldErrors } from './answers';

/** The name a field has in the form, by its name on the wire; what the visitor does not enter is not in it. */
export type FormFields = Record<string, string>;

/** The fields that the upstream refused, under their names in the form: `reasons` by that name, else 'invalid'. */
export function refusedFields(violations: Violation[], fields: FormFields, reasons: FieldErrors = {}): FieldErrors {
  const names = violations.flatMap(({ field }) => (Object.hasOwn(fields, field) ? (fields[field] ?? []) : []));
  return Object.fromEntries(names.map((name) => [name, reasons[name] ?? 'invalid']));
}

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FieldError, toFieldError } from './error-summary';

/** Shared by every part of a form: its fields, and a sentence for each problem. */
type FormPart<D extends FieldValues> = {
  form: UseFormReturn<D>;
  texts: { errors: Readonly<Record<string, string>> };
};

/**
 * Returns functions that give the parts of a form the errors and props of a field. `fieldId` returns the id of its
 * control, the target of the error summary.
 */
export function formFields<D extends FieldValues>(fieldId: (name: Path<D>) => string) {
  /** A key of the messages; undefined without error. */
  const problemOf = ({ form }: FormPart<D>, name: Path<D>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message;

  /** The error message of a field; undefined without error. */
  const errorOf = (part: FormPart<D>, name: Path<D>): string | undefined => {
    const problem = problemOf(part, name);
    return problem === undefined ? undefined : (part.texts.errors[problem] ?? part.texts.errors.invalid);
  };

  /** Props common to every field: id, error and registration. */
  const fieldProps = <N extends Path<D>>(part: FormPart<D>, name: N) => ({
    id: fieldId(name),
    error: errorOf(part, name),
    ...part.form.register(name),
  });

  /** Every problem in the order of the labels, for the summary above the form. */
  const fieldErrors = (part: FormPart<D>, labels: Readonly<Record<string, string>>): FieldError[] =>
    (Object.entries(labels) as [Path<D>, string][]).flatMap(([name, label]) => {
      const text = errorOf(part, name);
      if (text === undefined) return [];
      return [toFieldError({ id: fieldId(name), label, text, problem: problemOf(part, name) ?? '' })];
    });

  return { fieldId, errorOf, fieldProps, fieldErrors };
}

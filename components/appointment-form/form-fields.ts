import type { UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@/components/forms/error-summary';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import type { FieldProblem } from '@/lib/domain/appointment/field-problems';
import type { AppointmentTexts } from './form-texts';

export type DraftForm = UseFormReturn<AppointmentDraft>;

/** What every part of the form is handed: its values and its words. */
export type PartProps = { form: DraftForm; texts: AppointmentTexts };

/** The id of a field's control: the error summary leads to it. The hours have none of their own but their frame. */
export const fieldId = (name: DraftField): string => (name === 'slot' ? `${SLOTS_NAME}-field` : `cita-${name}`);

/** Of the radios of the hours. */
export const SLOTS_NAME = 'cita-slot';

/** What is wrong with a field, in words; undefined while nothing is. The form holds keys, the messages the words. */
export function errorOf({ form, texts }: PartProps, name: DraftField): string | undefined {
  const problem = form.formState.errors[name]?.message;
  return problem === undefined ? undefined : texts.errors[problem as FieldProblem];
}

/** What every field has in common: id, error and its place in the form. */
export const fieldProps = <N extends DraftField>(part: PartProps, name: N) => ({
  id: fieldId(name),
  error: errorOf(part, name),
  ...part.form.register(name),
});

/** Every problem in the order of the form, for the summary above it. */
export function fieldErrors(part: PartProps): FieldError[] {
  const names = Object.keys(part.form.getValues()) as DraftField[];
  return names.flatMap((name) => {
    const text = errorOf(part, name);
    if (text === undefined) return [];
    const isBilling = name.startsWith('billing'); // its fields are called like those of the patient
    return [{ id: fieldId(name), text: isBilling ? `${part.texts.billing}: ${text}` : text }];
  });
}

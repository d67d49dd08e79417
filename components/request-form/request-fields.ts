import type { FieldError } from '@/components/forms/error-summary';
import { toRequestProblem } from '@/lib/domain/request-problems';
import type { RequestForm } from '@/lib/hooks/use-request-form';
import type { RequestTexts } from './request-texts';

/** What every part of a form is handed: its state and its words. */
export type RequestPart = { request: RequestForm; texts: RequestTexts };

/** The id of a field's control: the error summary leads to it. */
export const fieldId = (name: string): string => `solicitud-${name}`;

/** What is wrong with a field, in words; undefined while nothing is. The form holds keys, the messages the words. */
export function errorOf({ request, texts }: RequestPart, name: string): string | undefined {
  const problem = request.form.formState.errors[name]?.message;
  return problem === undefined ? undefined : texts.errors[toRequestProblem(problem)];
}

/** What every field has in common: id, error and its place in the form. */
export const fieldProps = (part: RequestPart, name: string) => ({
  id: fieldId(name),
  error: errorOf(part, name),
  ...part.request.form.register(name),
});

/** Every problem in the order of the form, for the summary above it. */
export const fieldErrors = (part: RequestPart, names: readonly string[]): FieldError[] =>
  names.flatMap((name) => {
    const text = errorOf(part, name);
    return text === undefined ? [] : [{ id: fieldId(name), text }];
  });

import type { ComponentProps } from 'react';
import { type FieldFrame, FormField, fieldState } from './form-field';

type Props = FieldFrame & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text; everything an input takes, such as `autoComplete` and what react-hook-form registers. */
export function TextField({ id, label, hint, error, optional, ...input }: Props) {
  return (
    <FormField {...{ id, label, hint, error, optional }}>
      <input {...input} id={id} className="form-control" {...fieldState({ id, hint, error })} />
    </FormField>
  );
}

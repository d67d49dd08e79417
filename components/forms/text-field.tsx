import type { ComponentProps } from 'react';
import { type Field, FieldFrame, fieldAria } from '@/components/ui/field-frame';
import './forms.css';

type Props = Field & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text; everything an input takes, such as `autoComplete` and what react-hook-form registers. */
export function TextField({ id, label, hint, error, optional, isRequired, ...input }: Props) {
  const field = { id, label, hint, error, optional, isRequired: isRequired ?? (!optional && !input.readOnly) };
  return (
    <FieldFrame {...field}>
      <input {...input} id={id} className="control" {...fieldAria(field)} />
    </FieldFrame>
  );
}

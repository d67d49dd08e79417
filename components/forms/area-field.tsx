import type { ComponentProps } from 'react';
import { type Field, FieldFrame, fieldAria } from '@/components/ui/field-frame';
import './forms.css';

type Props = Field & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of text; everything a textarea takes, such as `rows` and what react-hook-form registers. */
export function AreaField({ id, label, hint, error, optional, isRequired, ...area }: Props) {
  const field = { id, label, hint, error, optional, isRequired };
  return (
    <FieldFrame {...field}>
      <textarea {...area} id={id} className="control form-area" {...fieldAria(field)} />
    </FieldFrame>
  );
}

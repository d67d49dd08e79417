import type { ComponentProps } from 'react';
import { type Field, FieldFrame, fieldAria } from '@/components/ui/field-frame';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import './forms.css';

type Props = Field & Omit<ComponentProps<'input'>, 'id'>;

/** A field for one line of text. Takes all props of an input, such as `autoComplete` and those from react-hook-form. */
export function TextField({ id, label, hint, error, optional, isRequired, ...input }: Props) {
  const field = { id, label, hint, error, optional, isRequired: isRequired ?? (!optional && !input.readOnly) };
  return (
    <FieldFrame {...field}>
      <input {...input} id={id} className="control" {...fieldAria(field)} />
    </FieldFrame>
  );
}

type AreaFieldProps = Field & Omit<ComponentProps<'textarea'>, 'id'>;

/** A field for several lines of text. Takes all props of a textarea, such as `rows` and those from react-hook-form. */
export function AreaField({ id, label, hint, error, optional, isRequired, ...area }: AreaFieldProps) {
  const field = { id, label, hint, error, optional, isRequired };
  return (
    <FieldFrame {...field}>
      <textarea {...area} id={id} className="control form-area" {...fieldAria(field)} />
    </FieldFrame>
  );
}

type ReachProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>;

/** An e-mail address: keyboard, memory of the browser and longest text. */
export const EmailField = (field: ReachProps) => (
  <TextField maxLength={MAX_LENGTH.email} {...field} type="email" autoComplete="email" />
);

/** A telephone number of any country. */
export const PhoneField = (field: ReachProps) => (
  <TextField maxLength={MAX_LENGTH.text} {...field} type="tel" autoComplete="tel" />
);

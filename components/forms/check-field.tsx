import type { ComponentProps, ReactNode } from 'react';
import { type Field, FieldNotes, fieldAria } from '@/components/ui/field-frame';
import './forms.css';

type Props = Omit<Field, 'label' | 'optional'> & { label: ReactNode } & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A checkbox, initially unchecked; the whole sentence is the target. It is optional unless `isRequired`. */
export function CheckField({ id, label, hint, error, isRequired = false, ...input }: Props) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <FieldNotes id={id} hint={hint} error={error} />
      <label className="form-check" htmlFor={id}>
        <input {...input} id={id} type="checkbox" {...fieldAria({ id, hint, error, isRequired })} />
        <span>{label}</span>
      </label>
    </div>
  );
}

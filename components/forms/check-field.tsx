import type { ComponentProps } from 'react';
import { type FieldFrame, FieldNotes, fieldState } from './form-field';

type Props = Omit<FieldFrame, 'optional'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A box to tick, never ticked beforehand; the whole sentence is the target. */
export function CheckField({ id, label, hint, error, ...input }: Props) {
  return (
    <div className={error ? 'form-field form-field-wrong' : 'form-field'}>
      <FieldNotes id={id} hint={hint} error={error} />
      <label className="form-check" htmlFor={id}>
        <input {...input} id={id} type="checkbox" {...fieldState({ id, hint, error })} />
        <span>{label}</span>
      </label>
    </div>
  );
}

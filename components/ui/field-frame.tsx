import type { ReactNode } from 'react';
import { Icon } from './icon';

export type Field = {
  id: string;
  label: string;
  /** A hint in small print. `fieldAria` has the ids of hint and error. */
  hint?: string;
  /** The error message; null or undefined when the field is valid. */
  error?: string | null;
  /** "(optional)" behind the label; a field without it is required. */
  optional?: string;
  /**
   * False for an optional field without the mark, such as the filters of a list. By default, fields without `optional`
   * are required.
   */
  isRequired?: boolean;
};

/** Label, hint, problem and control, in this order (identity, "Form anatomy"). */
export function FieldFrame({ id, label, hint, error, optional, children }: Field & { children: ReactNode }) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id} id={`${id}-label`}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      <FieldNotes {...{ id, hint, error }} />
      {children}
    </div>
  );
}

/** Hint and problem, where a group of controls has another frame than `FieldFrame`. */
export function FieldNotes({ id, hint, error }: Omit<Field, 'label'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="triangle-alert" /> {error}
        </p>
      )}
    </>
  );
}

/** ARIA attributes that connect hint and error with the control and mark it as required. */
export function fieldAria({ id, hint, error, optional, isRequired = !optional }: Omit<Field, 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  } as const;
}

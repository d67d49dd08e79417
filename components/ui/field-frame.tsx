import type { ReactNode } from 'react';
import { Icon } from './icon';

export type Field = {
  id: string;
  label: string;
  /** What is asked for, in small print; ids of both are in `fieldAria`. */
  hint?: string;
  /** What is wrong, ready to be read; without it the field is as it should be. */
  error?: string | null;
};

/** Label, hint, problem and control, in this order (identity, "Form anatomy"). */
export function FieldFrame({ id, label, hint, error, children }: Field & { children: ReactNode }) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
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
      {children}
    </div>
  );
}

/** What ties hint and problem to the control. */
export function fieldAria({ id, hint, error }: Field) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined } as const;
}

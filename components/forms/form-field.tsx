import type { ReactNode } from 'react';

/** What every field of a form shows around its control (identity: label, hint, error, control). */
export type FieldFrame = {
  /** Of the control: the error summary leads to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What to do about it, in the visitor's words; without one the field is right. */
  error?: string | undefined;
  /** "(optional)": a field is required unless it says so. */
  optional?: string | undefined;
};

/** The attributes that tie a control to its hint and its error. */
export function fieldState({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

/** Hint and error, as `fieldState` names them. */
export function FieldNotes({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          <i className="i i-triangle-alert" aria-hidden="true" /> {error}
        </p>
      )}
    </>
  );
}

/** Label, hint, error and control one below the other. */
export function FormField({ id, label, hint, error, optional, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={error ? 'form-field form-field-wrong' : 'form-field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="form-optional">{optional}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

import { createContext, useContext } from 'react';
import type { CallerDraft, CallerField } from './draft';

type CallerForm = {
  draft: CallerDraft;
  set: (field: CallerField, value: string) => void;
  /** Returns the error of a field in the language of the screen, or undefined. */
  errorOf: (field: CallerField) => string | undefined;
};

export const CallerFormContext = createContext<CallerForm | null>(null);

/** The form the field is in. */
export function useCallerForm(): CallerForm {
  const form = useContext(CallerFormContext);
  if (!form) throw new Error('A field of the form is outside of it.');
  return form;
}

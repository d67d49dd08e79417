import { useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import { isTyped as isNumberTyped } from '@/lib/domain/appointment/typed-number';

type Props = {
  id: string;
  label: string;
  hint: string;
  /** The error while the number is not typed. */
  missing: string;
  entry: ReturnType<typeof useTypedNumber>;
};

/** The field of `useTypedNumber`, with the number in its label. */
export const NumberField = ({ id, label, hint, missing, entry: { typed, setTyped, isMissing } }: Props) => (
  <TextField
    {...{ id, label, hint, error: isMissing ? missing : undefined, value: typed }}
    onChange={({ target }) => setTyped(target.value)}
    {...{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20 }}
  />
);

/**
 * A number that a person types before a change: mail programs open links in browsers that press every button, but type
 * nothing. `check` returns whether it was typed; if not, the field has an error and the focus.
 */
export function useTypedNumber(id: string, number: string) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isTyped = isNumberTyped(typed, number);
  const check = (): boolean => {
    setChecked(!isTyped);
    if (!isTyped) document.getElementById(id)?.focus();
    return isTyped;
  };
  const clear = () => {
    setTyped('');
    setChecked(false);
  };
  return { number, typed, setTyped, isMissing: isChecked && !isTyped, check, clear };
}

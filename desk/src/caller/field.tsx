import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from '../use-translate';
import type { CallerField } from './draft';
import { useCallerForm } from './form-context';

/** A value and its text, and the heading of its group if there are groups. */
type Choice = { value: string; text: string; group?: string };

type FieldProps = Pick<
  TextFieldProps,
  'type' | 'multiline' | 'required' | 'placeholder' | 'helperText' | 'autoFocus'
> & {
  name: CallerField;
  maxLength?: number;
};

/** A text field of the form with label and error. */
export const Field = ({ name, maxLength, helperText, ...rest }: FieldProps) => {
  const { draft, set, errorOf } = useCallerForm();
  const error = errorOf(name);
  const label = useFieldLabel();
  const isPicker = rest.type === 'date' || rest.type === 'time';
  return (
    <TextField
      {...rest}
      label={label(name)}
      value={draft[name]}
      onChange={({ target }) => set(name, target.value)}
      error={error !== undefined}
      helperText={error ?? helperText}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: { maxLength, autoComplete: 'off', 'aria-required': rest.required },
        ...(isPicker && { inputLabel: { shrink: true } }),
      }}
    />
  );
};

type ChoiceFieldProps = {
  name: CallerField;
  choices: readonly Choice[];
  empty?: string;
  required?: boolean;
  autoFocus?: boolean;
};

/** Selects one of several choices. Native, so that typing the first letters selects. */
export const ChoiceField = ({ name, choices, empty, required, autoFocus }: ChoiceFieldProps) => {
  const { draft, set, errorOf } = useCallerForm();
  const label = useFieldLabel();
  const error = errorOf(name);
  const groups = [...new Set(choices.map(({ group }) => group ?? ''))];
  const options = (group: string) =>
    choices
      .filter((choice) => (choice.group ?? '') === group)
      .map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ));
  return (
    <TextField
      select
      label={label(name)}
      value={choices.some(({ value }) => value === draft[name]) ? draft[name] : ''}
      onChange={({ target }) => set(name, target.value)}
      error={error !== undefined}
      helperText={error}
      required={required}
      autoFocus={autoFocus}
      size="small"
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-required': required } }}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {groups.map((group) =>
        group === '' ? (
          options(group)
        ) : (
          <optgroup key={group} label={group}>
            {options(group)}
          </optgroup>
        ),
      )}
    </TextField>
  );
};

function useFieldLabel(): (name: CallerField) => string {
  const translate = useTranslate();
  return (name) => translate(`desk.caller.fields.${name}`, { _: translate(`desk.fields.${name}`, { _: name }) });
}

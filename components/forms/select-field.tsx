import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { type FieldFrame, FormField, fieldState } from './form-field';

type Props = FieldFrame &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: readonly (readonly [value: string, label: string])[];
    /** The entry of an empty value; without one there is always a value. */
    placeholder?: string;
  };

/** One of a list, by the browser's own select: it is searched by typing and at home on a telephone. */
export function SelectField({ id, label, hint, error, optional, options, placeholder, ...select }: Props) {
  return (
    <FormField {...{ id, label, hint, error, optional }}>
      <span className="form-select">
        <select {...select} id={id} className="form-control" {...fieldState({ id, hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FormField>
  );
}

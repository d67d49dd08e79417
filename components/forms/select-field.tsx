import type { ComponentProps } from 'react';
import { type Field, FieldFrame, fieldAria } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import './forms.css';

type Props = Field &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: readonly (readonly [value: string, label: string])[];
    /** Label of the empty value; without it a value is always selected. */
    placeholder?: string;
  };

/** A native select, which supports searching by typing and the picker of a phone. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const { id, label, hint, error, optional, isRequired, ...select } = props;
  const field = { id, label, hint, error, optional, isRequired };
  return (
    <FieldFrame {...field}>
      <span className="field-select">
        <select {...select} id={id} className="control" {...fieldAria(field)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

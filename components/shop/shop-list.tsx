import type { ReactNode, RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { scripted } from '@/lib/browser/scripted';
import { SHOP_FIELDS } from '@/lib/i18n/shop-address';

type Props = {
  list: RefObject<HTMLSelectElement | null>;
  name: keyof typeof SHOP_FIELDS;
  label: string;
  /** The choice in the address, or null. */
  start: string | null;
  onChange: () => void;
  /** The error message and its prefix. */
  error?: { mark: string; text: string };
  startsFocused?: boolean;
  children: ReactNode;
};

/** One list of the shop's filter, with its label and error. */
export function ShopList({ list, name, label, start, onChange, error, startsFocused, children }: Props) {
  const id = SHOP_FIELDS[name];
  return (
    <div className={error ? 'shop-field shop-field-wrong' : 'shop-field'}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} role="alert">
          <Icon name="triangle-alert" /> {error.mark} <span>{error.text}</span>
        </p>
      )}
      <span className="shop-select">
        <select
          {...scripted('', list)}
          id={id}
          name={id}
          defaultValue={start ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent starts at the field to correct
          autoFocus={startsFocused}
          onChange={onChange}
        >
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}

export type Option = { id: string; name: string; group: string };

/** Options under the names of their groups, which come in the order of their first option. */
export function GroupedOptions({ options }: { options: Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {options
        .filter((option) => option.group === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}

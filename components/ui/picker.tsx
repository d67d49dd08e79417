'use client';

import { type ComponentType, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Field, FieldFrame, fieldAria } from './field-frame';
import type { PickerTexts } from './field-texts';
import { Icon } from './icon';
import type { RichPickerProps } from './picker-rich';
import { whenFree } from './when-free';

export type PickerOption = { value: string; label: string };
/** Options under a heading; an empty label stands for none. */
export type PickerGroup = { label: string; options: PickerOption[] };

/** How the searchable list begins when it takes over at once: with the focus, or with the focus and open. */
export type PickerStart = 'focused' | 'open';

export type PickerProps = Field & {
  name: string;
  /** What stands there while nothing is chosen. */
  placeholder: string;
  /** The first entry, which takes the choice back (M89, M90); without it the choice can only be changed. */
  all?: string;
  groups: PickerGroup[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  start?: PickerStart;
  texts: PickerTexts;
};

/**
 * A list to choose from that filters as one types (M87). Until its first use, and without script, it is the browser's
 * own select with the same name and options; what was chosen in that is kept.
 */
export function Picker(props: PickerProps) {
  const { id, name, placeholder, groups, value, onChange, start } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [rich, setRich] = useState<{ Picker: ComponentType<RichPickerProps>; start?: PickerStart } | null>(null);
  const wish = useRef<PickerStart>(undefined);
  const hasFailed = useRef(false);

  const takeOver = async (wanted: PickerStart) => {
    const isUnderWay = wish.current !== undefined;
    wish.current = wanted;
    if (isUnderWay) return;
    try {
      const { RichPicker } = await import('./picker-rich');
      await whenFree(select.current);
      const isThere = document.activeElement === select.current;
      setRich({ Picker: RichPicker, start: isThere ? wish.current : undefined });
    } catch {
      hasFailed.current = true; // the browser's own select goes on working
    }
  };
  // What was chosen before this script arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes charge
  useLayoutEffect(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
    if (start) {
      select.current?.focus();
      void takeOver(start);
    }
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (select.current && !isFirst.current) select.current.value = value;
    isFirst.current = false;
  }, [value]);

  const openRich = (event: MouseEvent) => {
    if (event.button !== 0 || hasFailed.current) return;
    event.preventDefault(); // the searchable list opens instead
    select.current?.focus();
    void takeOver('open');
  };

  if (rich) return <rich.Picker {...props} start={rich.start} />;
  return (
    <FieldFrame {...props}>
      <span className="field-select">
        <select
          ref={select}
          id={id}
          name={name}
          className="control"
          defaultValue={value}
          {...fieldAria(props)}
          onChange={(event) => onChange(event.target.value)}
          onMouseDown={openRich}
          onFocus={() => wish.current === undefined && takeOver('focused')}
        >
          <option value="">{placeholder}</option>
          {groups.map((group) =>
            group.label ? (
              <optgroup key={group.label} label={group.label}>
                <Options of={group.options} />
              </optgroup>
            ) : (
              <Options key="" of={group.options} />
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

function Options({ of }: { of: PickerOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { scripted } from '@/lib/browser/scripted';
import { FieldFrame, fieldAria } from './field-frame';
import { Icon } from './icon';
import { optionsIn, type PickerOption, type PickerProps, type PickerStart, UNREAD_LABEL } from './picker-props';
import { whenFree } from './when-free';

/**
 * A list with a filter by typing (M87). Until its first use, and without JavaScript, it is the browser's own select
 * with the same name and options; a choice made there is kept.
 */
export function Picker(props: PickerProps) {
  const { id, name, placeholder, groups, search, value, onChange, start } = props;
  const select = useRef<HTMLSelectElement>(null);
  const isUnread = search !== undefined && value !== '' && !optionsIn(groups).some((option) => option.value === value);
  const { rich, takeOver, isRequested, hasFailed } = useRichPicker(select);
  // Adopts a choice made before this script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
    if (start) {
      select.current?.focus();
      void takeOver(start);
    }
  }, []);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when options change, the native select may lose its choice
  useEffect(() => {
    if (select.current && !isFirst.current) select.current.value = value;
    isFirst.current = false;
  }, [value, isUnread]);

  const openRich = (event: MouseEvent) => {
    if (event.button !== 0 || hasFailed()) return;
    event.preventDefault(); // the searchable list opens instead
    select.current?.focus();
    void takeOver('open');
  };

  if (rich) return <rich.Picker {...props} start={rich.start} />;
  return (
    <FieldFrame {...props}>
      <span className="field-select">
        <select
          {...scripted('', select)}
          id={id}
          name={name}
          className="control"
          defaultValue={value}
          {...fieldAria(props)}
          onChange={(event) => onChange(event.target.value)}
          onMouseDown={openRich}
          onFocus={() => !isRequested() && takeOver('focused')}
        >
          <option value="">{placeholder}</option>
          {isUnread && <option value={value}>{UNREAD_LABEL}</option>}
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

/** Loads the searchable list on request; `takeOver` replaces the browser's own select with it. */
function useRichPicker(select: RefObject<HTMLSelectElement | null>) {
  const [rich, setRich] = useState<{ Picker: ComponentType<PickerProps>; start?: PickerStart } | null>(null);
  const requested = useRef<PickerStart>(undefined);
  const hasFailed = useRef(false);

  const takeOver = async (wanted: PickerStart) => {
    const isUnderWay = requested.current !== undefined;
    requested.current = wanted;
    if (isUnderWay) return;
    try {
      const { RichPicker } = await import('./picker-rich');
      await whenFree(select.current);
      // Synchronously: after a deferred render the visitor may be in the next field and would lose the focus there.
      flushSync(() => {
        const isThere = document.activeElement === select.current;
        setRich({ Picker: RichPicker, start: isThere ? requested.current : undefined });
      });
    } catch {
      hasFailed.current = true; // the browser's own select still works
    }
  };
  return { rich, takeOver, isRequested: () => requested.current !== undefined, hasFailed: () => hasFailed.current };
}

function Options({ of }: { of: PickerOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

import type { ReactNode, Ref } from 'react';
import Select, {
  type AriaLiveMessages,
  type ClassNamesConfig,
  components,
  createFilter,
  type InputProps,
  type MenuListProps,
  type Props as ReactSelectProps,
  type SelectInstance,
} from 'react-select';
import { FieldFrame, fieldAria } from './field-frame';
import type { PickerTexts } from './field-texts';
import { Icon } from './icon';
import type { PickerGroup, PickerOption, PickerProps } from './picker-props';
import './picker.css';
import { fillText } from '@/lib/i18n/fill-text';

export type PickerInstance = SelectInstance<PickerOption, false, PickerGroup>;
type SelectProps = ReactSelectProps<PickerOption, false, PickerGroup>;

/** Any part of a name is found, whatever its capitals and accents (M87). */
export const containsTypedText = createFilter<PickerOption>({
  ignoreCase: true,
  ignoreAccents: true,
  trim: true,
  matchFrom: 'any',
  stringify: ({ label }) => label,
});

type Props = Omit<PickerProps, 'groups' | 'search'> &
  Required<Pick<SelectProps, 'options' | 'filterOption'>> &
  Pick<SelectProps, 'onInputChange' | 'onKeyDown' | 'isLoading' | 'closeMenuOnSelect'> & {
    select?: Ref<PickerInstance>;
    chosen: PickerOption | null;
    onOpen?: (isOpen: boolean) => void;
    /** A note below the options, announced after their number. */
    note?: string | undefined;
    /** Content beside the list, such as its state for screen readers. */
    children?: ReactNode;
  };

/** The searchable list itself, in the frame of its field. */
export function PickerSelect({ select, chosen, onOpen, note, children, ...props }: Props) {
  const { id, name, placeholder, onChange, start, texts } = props;
  return (
    <FieldFrame {...props}>
      <Select<PickerOption, false, PickerGroup>
        unstyled
        ref={select}
        instanceId={id}
        inputId={id}
        name={name}
        options={props.options}
        value={chosen}
        onChange={(option) => onChange(option?.value ?? '')}
        placeholder={placeholder}
        autoFocus={start !== undefined}
        defaultMenuIsOpen={start === 'open'}
        onMenuOpen={() => onOpen?.(true)}
        onMenuClose={() => onOpen?.(false)}
        noOptionsMessage={() => texts.nothingFound}
        loadingMessage={() => texts.searching}
        screenReaderStatus={({ count }) => [countText(count, texts), note].filter(Boolean).join('. ')}
        ariaLiveMessages={spoken(texts)}
        components={PARTS}
        classNames={CLASSES}
        aria-labelledby={`${id}-label`}
        {...fieldAria(props)}
        filterOption={props.filterOption}
        onInputChange={props.onInputChange ?? ((typed) => typed)}
        onKeyDown={props.onKeyDown ?? (() => undefined)}
        isLoading={props.isLoading ?? false}
        closeMenuOnSelect={props.closeMenuOnSelect ?? true}
        {...{ note }}
        maxMenuHeight={320}
        menuPlacement="auto"
        tabSelectsValue={false}
        captureMenuScroll={false}
      />
      {children}
    </FieldFrame>
  );
}

const countText = (count: number, { result, results }: PickerTexts) =>
  count === 1 ? result : fillText(results, { count });

/** The announcements for screen readers in the language of the page, besides the roles. */
const spoken = (texts: PickerTexts): AriaLiveMessages<PickerOption, false, PickerGroup> => ({
  guidance: ({ context }) => (context === 'menu' ? texts.help : context === 'input' ? texts.helpClosed : ''),
  onChange: ({ action, label }) => (action === 'select-option' ? fillText(texts.chosen, { name: label ?? '' }) : ''),
  onFilter: ({ inputValue, resultsMessage }) => (inputValue ? `${resultsMessage}: ${inputValue}` : resultsMessage),
  onFocus: ({ context, label }) => (context === 'menu' ? (label ?? '') : ''),
});

/**
 * Reads the hint and the error with the field, and that it is required, which the library omits. Escape, which the
 * library consumes, closes the surrounding dialog when no list is open.
 */
function FieldInput(props: InputProps<PickerOption, false, PickerGroup>) {
  const { menuIsOpen, ...select } = props.selectProps;
  const { 'aria-describedby': field, 'aria-required': isRequired } = select as Partial<ReturnType<typeof fieldAria>>;
  const described = [field, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      aria-describedby={described || undefined}
      aria-required={isRequired}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !menuIsOpen) event.stopPropagation();
      }}
    />
  );
}

/** The options, with a note below them. */
function OptionList(props: MenuListProps<PickerOption, false, PickerGroup>) {
  const { note } = props.selectProps as { note?: string };
  return (
    <>
      <components.MenuList {...props} />
      {note && <p className="picker-note">{note}</p>}
    </>
  );
}

const PARTS = {
  IndicatorSeparator: null,
  LoadingIndicator: () => null,
  MenuList: OptionList,
  DropdownIndicator: () => <Icon name="chevron-down" />,
  Input: FieldInput,
};

const CLASSES: ClassNamesConfig<PickerOption, false, PickerGroup> = {
  control: ({ isFocused }) => (isFocused ? 'control picker-control picker-focus' : 'control picker-control'),
  placeholder: () => 'picker-placeholder',
  valueContainer: () => 'picker-value',
  menu: () => 'picker-menu',
  groupHeading: () => 'picker-group',
  option: ({ isFocused, isSelected }) =>
    `picker-option${isFocused ? ' picker-option-focus' : ''}${isSelected ? ' picker-option-chosen' : ''}`,
  noOptionsMessage: () => 'picker-none',
  loadingMessage: () => 'picker-none',
};

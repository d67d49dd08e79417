'use client';

import Select, {
  type AriaLiveMessages,
  type ClassNamesConfig,
  components,
  createFilter,
  type InputProps,
} from 'react-select';
import { FieldFrame, fieldAria } from './field-frame';
import type { PickerTexts } from './field-texts';
import { Icon } from './icon';
import type { PickerGroup, PickerOption, PickerProps } from './picker';
import './picker.css';

export type RichPickerProps = PickerProps;

/** Any part of a name is found, whatever its capitals and accents (M87). */
const filterOption = createFilter<PickerOption>({
  ignoreCase: true,
  ignoreAccents: true,
  trim: true,
  matchFrom: 'any',
  stringify: ({ label }) => label,
});

/** The list that filters as one types. Loaded on first use and never rendered on the server (design: the styles). */
export function RichPicker(props: RichPickerProps) {
  const { id, name, placeholder, all, groups, value, onChange, start, texts } = props;
  const listed = groups.flatMap((group): (PickerOption | PickerGroup)[] => (group.label ? [group] : group.options));
  const options = all ? [{ value: '', label: all }, ...listed] : listed;
  const chosen = groups.flatMap((group) => group.options).find((option) => option.value === value) ?? null;
  return (
    <FieldFrame {...props}>
      <Select<PickerOption, false, PickerGroup>
        unstyled
        instanceId={id}
        inputId={id}
        name={name}
        options={options}
        value={chosen}
        onChange={(option) => onChange(option?.value ?? '')}
        placeholder={placeholder}
        autoFocus={start !== undefined}
        defaultMenuIsOpen={start === 'open'}
        filterOption={filterOption}
        noOptionsMessage={() => texts.nothingFound}
        screenReaderStatus={({ count }) => countText(count, texts)}
        ariaLiveMessages={spoken(texts)}
        components={PARTS}
        classNames={CLASSES}
        aria-labelledby={`${id}-label`}
        {...fieldAria(props)}
        maxMenuHeight={320}
        menuPlacement="auto"
        tabSelectsValue={false}
        captureMenuScroll={false}
      />
    </FieldFrame>
  );
}

const countText = (count: number, { result, results }: PickerTexts) =>
  (count === 1 ? result : results).replace('#', String(count));

/** What a screen reader hears besides the roles, in the language of the page. */
const spoken = (texts: PickerTexts): AriaLiveMessages<PickerOption, false, PickerGroup> => ({
  guidance: ({ context }) => (context === 'menu' ? texts.help : context === 'input' ? texts.helpClosed : ''),
  onChange: ({ action, label }) => (action === 'select-option' ? texts.chosen.replace('#', label ?? '') : ''),
  onFilter: ({ inputValue, resultsMessage }) => (inputValue ? `${resultsMessage}: ${inputValue}` : resultsMessage),
  onFocus: ({ context, label }) => (context === 'menu' ? (label ?? '') : ''),
});

/**
 * The hint and the problem of the field are read with it, which the library leaves out. Escape, which the library keeps
 * to itself, closes the dialog around the field when there is no list to close.
 */
function FieldInput(props: InputProps<PickerOption, false, PickerGroup>) {
  const { menuIsOpen, ...select } = props.selectProps;
  const { 'aria-describedby': field } = select as { 'aria-describedby'?: string };
  const described = [field, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      aria-describedby={described || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !menuIsOpen) event.stopPropagation();
      }}
    />
  );
}

const PARTS = {
  IndicatorSeparator: null,
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
};

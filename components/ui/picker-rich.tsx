import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFoundOptions } from '@/lib/hooks/use-found-options';
import { fillText } from '@/lib/i18n/fill-text';
import { listed, optionsIn, type PickerProps, type PickerSearch, UNREAD_LABEL } from './picker-props';
import { containsTypedText, type PickerInstance, PickerSelect } from './picker-select';

/** The list that filters as one types. Loaded on first use and never rendered on the server (design: the styles). */
export function RichPicker({ search, ...props }: PickerProps) {
  if (search) return <SearchingPicker {...props} search={search} />;
  return <ListedPicker {...props} />;
}

/** All options are there. */
function ListedPicker({ groups, ...props }: Omit<PickerProps, 'search'>) {
  const chosen = optionsIn(groups).find((option) => option.value === props.value) ?? null;
  return (
    <PickerSelect {...props} options={listed(groups, props.all)} chosen={chosen} filterOption={containsTypedText} />
  );
}

/** The entry that asks again: within the list, where arrow keys reach it. No id has a space. */
const RETRY = ' retry';

type Props = PickerProps & { search: PickerSearch };

/**
 * A list of which the page contains the first options; the others are found by typing. While a request is pending, the
 * known options can be chosen, and Enter takes the first one that arrives.
 */
function SearchingPicker({ search, groups, ...props }: Props) {
  const { value, onChange, texts } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(props.start === 'open');
  const { found, known, isSearching, hasFailed, retry } = useFoundOptions(search, typed, isOpen);
  const select = useRef<PickerInstance>(null);
  const takesFirst = useRef(false);
  const now = found ?? known;

  useEffect(() => {
    const [first] = found && takesFirst.current ? optionsIn(found.groups) : [];
    if (found) takesFirst.current = false;
    if (first) select.current?.selectOption(first);
  }, [found]);

  const note =
    found && found.total > optionsIn(found.groups).length ? fillText(texts.more, { count: found.total }) : '';
  const options = listed(now?.groups ?? [], props.all);
  return (
    <PickerSelect
      {...props}
      select={select}
      options={hasFailed ? [...options, { value: RETRY, label: texts.failed }] : options}
      filterOption={(option, input) =>
        option.value === RETRY || (found !== null && option.value !== '') || containsTypedText(option, input)
      }
      chosen={chosenOf(value, [...optionsIn(groups), ...optionsIn(now?.groups ?? [])])}
      onChange={(chosen) => {
        if (chosen === RETRY) return retry();
        now?.onChosen?.();
        onChange(chosen);
      }}
      onOpen={setOpen}
      onInputChange={(input, { action, prevInputValue }) => {
        if (action === 'set-value' && hasFailed) return prevInputValue; // retry keeps the typed text
        takesFirst.current = false;
        setTyped(input);
        return input;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !isOpen || !isSearching || select.current?.state.focusedOption) return;
        event.preventDefault(); // the form is not sent instead
        takesFirst.current = true;
      }}
      isLoading={isSearching}
      closeMenuOnSelect={!hasFailed}
      note={note || undefined}
    >
      <span className="sr-only" role="status">
        {isSearching ? texts.searching : hasFailed ? texts.failed : ''}
      </span>
    </PickerSelect>
  );
}

/** The chosen option; while its record is read, one without a name. */
function chosenOf(value: string, known: { value: string; label: string }[]) {
  if (value === '') return null;
  return known.find((option) => option.value === value) ?? { value, label: UNREAD_LABEL };
}

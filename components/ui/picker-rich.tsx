import { listed, optionsIn } from './picker-groups';
import type { PickerProps } from './picker-props';
import { SearchingPicker } from './picker-searching';
import { holdsTyped, PickerSelect } from './picker-select';

/** The list that filters as one types. Loaded on first use and never rendered on the server (design: the styles). */
export function RichPicker({ search, ...props }: PickerProps) {
  if (search) return <SearchingPicker {...props} search={search} />;
  return <ListedPicker {...props} />;
}

/** All options are there. */
function ListedPicker({ groups, ...props }: Omit<PickerProps, 'search'>) {
  const chosen = optionsIn(groups).find((option) => option.value === props.value) ?? null;
  return <PickerSelect {...props} options={listed(groups, props.all)} chosen={chosen} filterOption={holdsTyped} />;
}

import type { PickerGroup, PickerOption } from './picker-props';

/** The options of all groups. */
export const optionsIn = (groups: PickerGroup[]): PickerOption[] => groups.flatMap(({ options }) => options);

/** What a list holds: first what takes the choice back, and options without a heading outside of groups. */
export function listed(groups: PickerGroup[], all: string | undefined): (PickerOption | PickerGroup)[] {
  const shown = groups.flatMap((group): (PickerOption | PickerGroup)[] => (group.label ? [group] : group.options));
  return all ? [{ value: '', label: all }, ...shown] : shown;
}

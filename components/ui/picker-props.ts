import type { Field } from './field-frame';
import type { PickerTexts } from './field-texts';

export type PickerOption = { value: string; label: string };
/** Options under a heading; '' means there is no heading. */
export type PickerGroup = { label: string; options: PickerOption[] };

/** The initial state of the searchable list when it takes over at once: focused, or focused and open. */
export type PickerStart = 'focused' | 'open';

/** Some options of a long list, and the total. `onChosen` is called before one of them becomes the value. */
export type PickerFound = { groups: PickerGroup[]; total: number; onChosen?: () => void };

/** The source of the options when the page does not contain all of them. */
export type PickerSearch = {
  /** Identifies the list and its restrictions. */
  name: string;
  /** The options before a text is typed; null when they must be requested. */
  first: PickerFound | null;
  /** Returns the options for a text; '' finds the first ones. Throws when they cannot be read. */
  find: (text: string) => Promise<PickerFound>;
};

export type PickerProps = Field & {
  name: string;
  /** Shown before an option is chosen. */
  placeholder: string;
  /** The first entry, which takes the choice back (M89, M90); without it the choice can only be changed. */
  all?: string;
  /** All options; with `search`, the known ones, including the chosen one once it has been read. */
  groups: PickerGroup[];
  search?: PickerSearch | undefined;
  /** '' until an option is chosen. */
  value: string;
  onChange: (value: string) => void;
  start?: PickerStart;
  texts: PickerTexts;
};

/** Stands for the name of a chosen record that is being read. */
export const UNREAD_LABEL = '…';

/** The options of all groups. */
export const optionsIn = (groups: PickerGroup[]): PickerOption[] => groups.flatMap(({ options }) => options);

/**
 * Returns the entries of a list: the entry that clears the choice comes first; options of a group without a label are
 * listed directly.
 */
export function listed(groups: PickerGroup[], all: string | undefined): (PickerOption | PickerGroup)[] {
  const shown = groups.flatMap((group): (PickerOption | PickerGroup)[] => (group.label ? [group] : group.options));
  return all ? [{ value: '', label: all }, ...shown] : shown;
}

import type { PickerFound, PickerGroup, PickerSearch } from '@/components/ui/picker-props';
import { findOptions } from '@/lib/browser/find-options';
import type { FirstOptions, FoundOptions, OptionContext, OptionList } from '@/lib/domain/options';
import type { Locale } from '@/lib/i18n/locales';

type Options<R> = {
  locale: Locale;
  list: OptionList;
  /** What limits the list. */
  context?: OptionContext;
  /** The known records, those the page carried before all others, and how many these are; undefined: the list is whole. */
  known: R[];
  first: FirstOptions | undefined;
  toGroups: (records: R[]) => PickerGroup[];
  /** Called with what was found before one of it is chosen. */
  onFound: (records: R[]) => void;
};

/** How a picker searches a list of which the page carries a part; undefined for a whole list, which needs no request. */
export function optionSearch<R>({ first, ...options }: Options<R>): PickerSearch | undefined {
  if (!first) return undefined;
  const { locale, list, context = {}, known, toGroups, onFound } = options;
  const toFound = ({ records, total }: FoundOptions<R>): PickerFound => ({
    groups: toGroups(records),
    total,
    onChosen: () => onFound(records),
  });
  const isLimited = Object.keys(context).length > 0;
  return {
    name: JSON.stringify([list, context]),
    first: isLimited ? null : { groups: toGroups(known.slice(0, first.shown)), total: first.total },
    find: async (text) => toFound((await findOptions({ locale, list, context }, text)) as FoundOptions<R>),
  };
}

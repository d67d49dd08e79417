import type { PickerFound, PickerGroup, PickerSearch } from '@/components/ui/picker-props';
import { findOptions } from '@/lib/browser/find-options';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { type Community, clinicsByCommunity } from '@/lib/domain/communities';
import type { FirstOptions, FoundOptions, OptionContext, OptionList } from '@/lib/domain/options';
import type { RequestClinic } from '@/lib/domain/product-catalogue';
import type { Service } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';

/** Clinics under their community (M38, M153). The clinics of Madrid have their own group, so none is hidden. */
export const clinicGroups = (clinics: RequestClinic[], names: Record<Community, string>): PickerGroup[] =>
  clinicsByCommunity(clinics).map((group) => ({
    label: names[group.community],
    options: group.clinics.map(toOption),
  }));

type Listed = { id: string; name: string; service: Service | null };

/** Returns a record as an option of a picker. */
export const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Specialities under medicas, imagen and genetica (M38). */
export function specialityGroups(specialities: Listed[], names: Record<Service, string>): PickerGroup[] {
  return specialitiesByService(specialities).map((group) => ({
    label: names[group.service],
    options: group.specialities.map(toOption),
  }));
}

type Options<R> = {
  locale: Locale;
  list: OptionList;
  /** The restrictions of the list. */
  context?: OptionContext;
  /** The known records, starting with those on the page; `first` counts these and is undefined for a complete list. */
  known: R[];
  first: FirstOptions | undefined;
  toGroups: (records: R[]) => PickerGroup[];
  /** Called with the found records before one of them is chosen. */
  onFound: (records: R[]) => void;
};

/**
 * Returns how a picker searches a list of which the page has a part; undefined for a complete list, which needs no
 * request.
 */
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

import { recordsById, uniqueById } from './catalogue';
import type { Clinic } from './clinic';
import { communityOf } from './communities';
import { areMany, boundedList, type FirstOptions, findOptions } from './options';
import { type Filterable, type ShopChoice, shopOptions, specialityOptions } from './shop';
import type { Service, Speciality } from './speciality';

export type ShopSpeciality = { id: string; name: string; service: Service | null };
export type ShopClinic = { id: string; name: string; region: string };

/** The lists of the filter as carried by a page, including the chosen records. */
export type ShopLists = {
  /** Clinic ids only if the lists are complete. */
  specialities: (ShopSpeciality & { clinicIds?: string[] })[];
  clinics: ShopClinic[];
  /** For long lists: the number of records the page carries, and the total. */
  first?: Record<'specialities' | 'clinics', FirstOptions>;
};

/** Short lists complete; of long lists the matches for `text`, or the first records, plus the chosen ones. */
export function shopLists(specialities: Speciality[], clinics: Clinic[], choice: ShopChoice, text: string): ShopLists {
  const offered = shopOptions(specialities, clinics);
  if (!areMany(offered.specialities, offered.clinics)) {
    const whole = specialityOptions(offered.specialities, offered.clinics);
    return { specialities: whole, clinics: offered.clinics.map(toClinic) };
  }
  const found = {
    specialities: foundOrFirst(offered.specialities, text, ({ service }) => service),
    clinics: foundOrFirst(offered.clinics, text, ({ region }) => communityOf(region)),
  };
  const withChosen = <T extends { id: string }>(shown: T[], id: string | null, all: T[]) =>
    uniqueById([...shown, ...recordsById(id === null ? [] : [id], all)]);
  return {
    specialities: withChosen(found.specialities, choice.specialityId, offered.specialities).map(toSpeciality),
    clinics: withChosen(found.clinics, choice.clinicId, offered.clinics).map(toClinic),
    first: {
      specialities: { shown: found.specialities.length, total: offered.specialities.length },
      clinics: { shown: found.clinics.length, total: offered.clinics.length },
    },
  };
}

/** For a text submitted without JavaScript: if exactly one record matches, it is chosen. */
export function foundChoice(specialities: Speciality[], clinics: Clinic[], choice: ShopChoice, text: string) {
  const offered = shopOptions(specialities, clinics);
  const none = { records: [], total: 0 };
  const found = {
    specialities: text === '' ? none : findOptions(offered.specialities, text, () => null),
    clinics: text === '' ? none : findOptions(offered.clinics, text, () => null),
  };
  const total = found.specialities.total + found.clinics.total;
  if (total !== 1) return { choice, total };
  const [speciality] = found.specialities.records;
  const [clinic] = found.clinics.records;
  return {
    total,
    choice: {
      ...choice,
      specialityId: speciality?.id ?? choice.specialityId,
      clinicId: clinic?.id ?? choice.clinicId,
    },
  };
}

/** The specialities with vouchers, as carried by a page: of many, the first of each service. */
export function soldSpecialities(stock: Filterable[], offered: Speciality[]): ShopSpeciality[] {
  const sold = new Set(stock.flatMap(({ specialityIds }) => specialityIds ?? []));
  const withVouchers = offered.filter(({ id }) => sold.has(id));
  return boundedList(withVouchers, ({ service }) => service).records.map(toSpeciality);
}

/** Data for counting the vouchers of a choice in the browser; null if there are too many to send. */
export const countable = (stock: Filterable[]): Filterable[] | null =>
  areMany(stock) ? null : stock.map(({ specialityIds, clinicIds }) => ({ specialityIds, clinicIds }));

function foundOrFirst<T extends { name: string }>(all: T[], text: string, groupOf: (record: T) => string | null): T[] {
  const { records } = findOptions(all, text, groupOf);
  return records.length > 0 ? records : findOptions(all, '', groupOf).records;
}

const toSpeciality = ({ id, name, service }: ShopSpeciality): ShopSpeciality => ({ id, name, service });
const toClinic = ({ id, name, region }: ShopClinic): ShopClinic => ({ id, name, region });

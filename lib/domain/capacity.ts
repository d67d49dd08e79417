import type { Clinic } from './clinic';
import type { Service, Speciality } from './speciality';

/** The home lists all specialities up to this number. */
export const MAX_SPECIALITIES = 60;
export const MAX_CLINICS = 48;

/** Maximum number shown in a column of specialities, and in a province, when there are more. */
const SPECIALITIES_OF_MANY = 8;
const CLINICS_OF_MANY = 5;

export type ServiceGroup = { service: Service; specialities: Speciality[] };

/**
 * The specialities the home shows, under their services, and the total when that is more (else null): the home must not
 * grow with the catalogue.
 */
export function homeSpecialities(groups: ServiceGroup[]): { groups: ServiceGroup[]; total: number | null } {
  const total = groups.reduce((sum, { specialities }) => sum + specialities.length, 0);
  if (total <= MAX_SPECIALITIES) return { groups, total: null };
  const cut = ({ service, specialities }: ServiceGroup) => ({
    service,
    specialities: specialities.slice(0, SPECIALITIES_OF_MANY),
  });
  return { groups: groups.map(cut), total };
}

/** True if the home lists every clinic; otherwise some of each province. */
export const areFewClinics = (own: Clinic[], associated: Clinic[]): boolean =>
  own.length + associated.length <= MAX_CLINICS;

/** The clinics of a province listed on the home. */
export const clinicsAtHome = (clinics: Clinic[], areFew: boolean): Clinic[] =>
  areFew ? clinics : clinics.slice(0, CLINICS_OF_MANY);

/**
 * Shares `capacity` entries among the columns of a menu: equal shares, and capacity unused by one column goes
 * to the others. A menu that shows everything grows with the catalogue, and with it every page.
 */
export function shareCapacity(counts: number[], capacity: number): number[] {
  const shares = counts.map(() => 0);
  let left = capacity;
  const smallestFirst = counts.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  smallestFirst.forEach(({ count, index }, rank) => {
    const share = Math.min(count, Math.floor(left / (counts.length - rank)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}

/** A menu shows all its entries up to `most`; beyond that, `ofMany` entries and a link to the full list. */
export type MenuCapacity = { most: number; ofMany: number };

/** Cuts the columns to their capacity, each with its full number of entries. */
export function withinCapacity<T extends { entries: unknown[] }>(
  columns: T[],
  capacity: MenuCapacity,
): (T & { count: number })[] {
  const counts = columns.map(({ entries }) => entries.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = shareCapacity(counts, total > capacity.most ? capacity.ofMany : capacity.most);
  return columns.map((column, index) => ({
    ...column,
    count: column.entries.length,
    entries: column.entries.slice(0, shares[index]),
  }));
}

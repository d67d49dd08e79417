import type { Clinic } from './clinic';
import type { Service, Speciality } from './speciality';

/** Up to so many the home lists them all. */
export const MOST_SPECIALITIES = 60;
export const MOST_CLINICS = 48;

/** What a column of specialities, and a province, shows when there are more. */
const SPECIALITIES_OF_MANY = 8;
const CLINICS_OF_MANY = 5;

export type ServiceGroup = { service: Service; specialities: Speciality[] };

/**
 * The specialities the home shows, under their services, and the total when that is more (else null): the home must not
 * grow with the catalogue.
 */
export function specialitiesAtHome(groups: ServiceGroup[]): { groups: ServiceGroup[]; total: number | null } {
  const total = groups.reduce((sum, { specialities }) => sum + specialities.length, 0);
  if (total <= MOST_SPECIALITIES) return { groups, total: null };
  const cut = ({ service, specialities }: ServiceGroup) => ({
    service,
    specialities: specialities.slice(0, SPECIALITIES_OF_MANY),
  });
  return { groups: groups.map(cut), total };
}

/** Whether the home lists every clinic, or only some of each province. */
export const areFewClinics = (own: Clinic[], associated: Clinic[]): boolean =>
  own.length + associated.length <= MOST_CLINICS;

/** The clinics of a province that the home lists. */
export const clinicsAtHome = (clinics: Clinic[], areFew: boolean): Clinic[] =>
  areFew ? clinics : clinics.slice(0, CLINICS_OF_MANY);

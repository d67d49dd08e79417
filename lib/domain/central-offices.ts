import type { Clinic, HomeRegion } from './clinic';

/** The regions that have a central office (M157, M165). */
const OFFICE_REGIONS = ['valencia', 'barcelona'] as const satisfies readonly HomeRegion[];
export type OfficeRegion = (typeof OFFICE_REGIONS)[number];

export type CentralOffice = { region: OfficeRegion; clinic: Clinic };

/**
 * The central office of València and of Barcelona: the first own clinic there with address and telephone, else the first.
 * A region without own clinics has none.
 */
export function centralOffices(clinics: Clinic[]): CentralOffice[] {
  return OFFICE_REGIONS.flatMap((region) => {
    const there = clinics.filter((clinic) => clinic.region === region && !clinic.isAssociated);
    const clinic = there.find(({ address, phone }) => address && phone) ?? there[0];
    return clinic ? [{ region, clinic }] : [];
  });
}

import type { Clinic } from './clinic';

/** The regions with a head office, in the order they are shown (M157). */
const HEAD_OFFICE_REGIONS = ['valencia', 'barcelona'] as const;
type HeadOfficeRegion = (typeof HEAD_OFFICE_REGIONS)[number];
export type HeadOffice = { region: HeadOfficeRegion; clinic: Clinic };

/**
 * The head offices of València and Barcelona. `slugs` are the configured ones; if none of them is in the region, it is
 * the region's first clinic with an address and a phone, else its first. A region without clinics has none.
 */
export function headOffices(clinics: Clinic[], slugs: readonly string[]): HeadOffice[] {
  return HEAD_OFFICE_REGIONS.flatMap((region) => {
    const candidates = clinics.filter((clinic) => clinic.region === region && !clinic.isAssociated);
    const clinic =
      candidates.find(({ slug }) => slugs.includes(slug)) ??
      candidates.find(({ address, phone }) => address && phone) ??
      candidates[0];
    return clinic ? [{ region, clinic }] : [];
  });
}

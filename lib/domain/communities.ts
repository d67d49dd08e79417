import type { Clinic } from './clinic';

/** The communities clinics are grouped under, in the order they are shown (M25, M28). */
const COMMUNITIES = ['valencian', 'catalonia', 'madrid'] as const;
export type Community = (typeof COMMUNITIES)[number];

const COMMUNITY_OF_REGION: Record<string, Community> = {
  valencia: 'valencian',
  castello: 'valencian',
  barcelona: 'catalonia',
  madrid: 'madrid',
};

/** The regions whose clinics make a speciality visible in the menu and a product visible in the shop. */
export const MENU_REGIONS = ['valencia', 'castello', 'barcelona'] as const;

/** True for a clinic of valencia, castello or barcelona. */
export const isInMenuRegion = (clinic: Pick<Clinic, 'region'>): boolean =>
  MENU_REGIONS.some((region) => region === clinic.region);

/** Returns null if the region belongs to none of the three communities. */
export const communityOf = (region: string): Community | null => COMMUNITY_OF_REGION[region] ?? null;

/** Clinics under the given communities, in the order received; empty groups are left out. */
export function clinicsByCommunity<T extends { region: string }>(
  clinics: T[],
  communities: readonly Community[] = COMMUNITIES,
): { community: Community; clinics: T[] }[] {
  return communities
    .map((community) => ({ community, clinics: clinics.filter((clinic) => communityOf(clinic.region) === community) }))
    .filter((group) => group.clinics.length > 0);
}

/** The clinics of the three communities. */
export const inCommunities = <T extends { region: string }>(clinics: T[]): T[] =>
  clinics.filter(({ region }) => communityOf(region) !== null);

import type { Service } from './speciality';

/** What a search found, best first in each list (specification part 1, "Live search" and "Search results"). */
export type SearchResults = {
  specialities: { id: string; slug: string; name: string; service: Service | null; hasPage: boolean }[];
  doctors: { id: string; name: string; specialityNames: string[] }[];
  clinics: { id: string; slug: string; name: string; region: string; isAssociated: boolean }[];
  /** Associated centres: they have no page of their own. */
  associated: { id: string; name: string; region: string }[];
  products: { id: string; slug: string; name: string; priceCents: number | null }[];
};

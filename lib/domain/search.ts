import { specialitiesByService } from './catalogue';
import { type Community, clinicsByCommunity, communityOf } from './communities';
import type { Service } from './speciality';

/** What a search found, best first in each list (specification part 1, "Live search" and "Search results"). */
export type SearchResults = {
  specialities: { id: string; slug: string; name: string; service: Service | null; hasPage: boolean }[];
  doctors: { id: string; name: string; specialityNames: string[] }[];
  /** The group's own clinics: one flagged as associated is among `associated`. */
  clinics: { id: string; slug: string; name: string; region: string }[];
  /** Associated centres: they have no page of their own. */
  associated: { id: string; name: string; region: string }[];
  products: { id: string; slug: string; name: string; priceCents: number | null }[];
};

/** What the filter of the results page shows (checklist M78); the first is everything. */
export const SEARCH_VIEWS = ['todo', 'especialidades', 'clinicas', 'productos'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** The view an address asks for; anything unknown shows everything. */
export const searchViewOf = (asked: string | undefined): SearchView =>
  SEARCH_VIEWS.find((view) => view === asked) ?? 'todo';

/** How many results each view has. Associated centres count as clinics; doctors are seen only among everything. */
export function countResults(results: SearchResults): Record<SearchView, number> {
  const { specialities, doctors, clinics, associated, products } = results;
  const counts = {
    especialidades: specialities.length,
    clinicas: clinics.length + associated.length,
    productos: products.length,
  };
  return { ...counts, todo: counts.especialidades + counts.clinicas + counts.productos + doctors.length };
}

const LONGEST_TEXT = 100;

/** Control characters, halves of a character, and the marks that turn the direction of the writing around them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A search as it is sent and shown: one line, trimmed, at most 100 characters. Empty: there is nothing to search. */
export function toSearchText(typed: string): string {
  const line = typed
    .slice(0, LONGEST_TEXT * 20)
    .replace(/\s+/g, ' ')
    .replace(UNWRITABLE, '')
    .trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}

type FoundSpeciality = SearchResults['specialities'][number];
type SpecialityGroup = { service: Service | null; found: FoundSpeciality[] };
type ClinicGroup<T> = { community: Community | null; found: T[] };

/** Found specialities under their service; those of no known service come last under null. Empty groups are left out. */
export function groupSpecialities(found: FoundSpeciality[]): SpecialityGroup[] {
  const known = specialitiesByService(found).map(({ service, specialities }) => ({ service, found: specialities }));
  const others = { service: null, found: found.filter(({ service }) => service === null) };
  return [...known, others].filter((group) => group.found.length > 0);
}

/** Found clinics under their community; those of no known one come last under null. Empty groups are left out. */
export function groupClinics<T extends { region: string }>(found: T[]): ClinicGroup<T>[] {
  const known = clinicsByCommunity(found).map(({ community, clinics }) => ({ community, found: clinics }));
  const others = { community: null, found: found.filter(({ region }) => communityOf(region) === null) };
  return [...known, others].filter((group) => group.found.length > 0);
}

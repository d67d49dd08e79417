import type { Locale } from '../i18n/locales';
import { specialitiesByService } from './catalogue';
import { type Community, clinicsByCommunity, communityOf } from './communities';
import type { Service } from './speciality';

/** The kinds of search results. */
export const SEARCH_KINDS = [
  'speciality',
  'regional',
  'test',
  'clinic',
  'town',
  'product',
  'page',
  'article',
  'associated',
  'doctor',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One of the best search results. */
export type BestResult = {
  kind: SearchKind;
  id: string;
  name: string;
  /** Distinguishes it from others of its name, such as its province or specialities; '' if not needed. */
  note: string;
  /** Without language prefix; null: it has no page. */
  path: string | null;
};

/** Search results, best first in each list (M28, M79). Paths have no language prefix. */
export type SearchResults = {
  /** At most five, ranked across all kinds, best first. */
  best: BestResult[];
  specialities: {
    id: string;
    slug: string;
    name: string;
    service: Service | null;
    hasPage: boolean;
    /** The address of the record's own icon, if any. */
    iconUrl?: string | undefined;
  }[];
  /** Specialities in a province, which have their own pages. */
  regional: { id: string; name: string; path: string; service: Service | null; iconUrl?: string | undefined }[];
  doctors: { id: string; name: string; specialityNames: string[] }[];
  /** The group's own clinics: one flagged as associated is among `associated`. */
  clinics: { id: string; slug: string; name: string; region: string }[];
  /** Associated centres: they have no page of their own. */
  associated: { id: string; name: string; region: string }[];
  /** Towns with own clinics; `count` is the number of clinics on the page, including a province of that name. */
  towns: { id: string; name: string; path: string; count: number }[];
  tests: { id: string; slug: string; name: string; service: Service | null }[];
  products: { id: string; slug: string; name: string; priceCents: number | null }[];
  /** News, `id` is the slug; `date` is YYYY-MM-DD. */
  articles: { id: string; slug: string; name: string; date: string }[];
  pages: { id: string; name: string; path: string }[];
  /** Suggested spelling when only spelling guesses or no results were found; else null. */
  meant: string | null;
  /** The other language, if its words matched; null if the page's own language matched. */
  foundIn: Locale | null;
  /** True if a part of the search failed: there may be more results. */
  isIncomplete: boolean;
};

/** The kinds of results an upstream search returns. */
export type UpstreamResults = Pick<SearchResults, 'specialities' | 'doctors' | 'clinics' | 'associated' | 'products'>;

/** An empty search result. */
export const NOTHING_FOUND: SearchResults = {
  best: [],
  specialities: [],
  regional: [],
  doctors: [],
  clinics: [],
  associated: [],
  towns: [],
  tests: [],
  products: [],
  articles: [],
  pages: [],
  meant: null,
  foundIn: null,
  isIncomplete: false,
};

/** Values of the filter on the results page (M78); the first shows everything. */
export const SEARCH_VIEWS = [
  'todo',
  'especialidades',
  'medicos',
  'clinicas',
  'pruebas',
  'productos',
  'actualidad',
  'paginas',
] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** The view named by an address; unknown values show everything. */
export const searchViewOf = (asked: string | undefined): SearchView =>
  SEARCH_VIEWS.find((view) => view === asked) ?? 'todo';

/**
 * The number of results in each view; the counts of the kinds add up to the total. A speciality in a province counts as
 * speciality, associated centres and towns count as clinics. The best results are also in the lists of their kinds.
 */
export function countResults(results: SearchResults): Record<SearchView, number> {
  const counts = {
    especialidades: results.specialities.length + results.regional.length,
    medicos: results.doctors.length,
    clinicas: results.clinics.length + results.associated.length + results.towns.length,
    pruebas: results.tests.length,
    productos: results.products.length,
    actualidad: results.articles.length,
    paginas: results.pages.length,
  };
  return { ...counts, todo: Object.values(counts).reduce((total, count) => total + count, 0) };
}

const MAX_TEXT_LENGTH = 100;

/** Control characters, lone surrogates, and marks that change the direction of text. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Normalises a search for sending and display: one line, trimmed, at most 100 characters. '' if not searchable. */
export function toSearchText(typed: string): string {
  const line = typed
    .slice(0, MAX_TEXT_LENGTH * 20)
    .replace(/\s+/g, ' ')
    .replace(UNWRITABLE, '')
    .trim();
  return [...line].slice(0, MAX_TEXT_LENGTH).join('').trim();
}

type FoundSpeciality = SearchResults['specialities'][number];
type SpecialityGroup = { service: Service | null; found: FoundSpeciality[] };
type ClinicGroup<T> = { community: Community | null; found: T[] };

/** Groups specialities by service; those without a known service come last under null. Empty groups are left out. */
export function groupSpecialities(found: FoundSpeciality[]): SpecialityGroup[] {
  const known = specialitiesByService(found).map(({ service, specialities }) => ({ service, found: specialities }));
  const others = { service: null, found: found.filter(({ service }) => service === null) };
  return [...known, others].filter((group) => group.found.length > 0);
}

/** Groups clinics by community; those without a known community come last under null. Empty groups are left out. */
export function groupClinics<T extends { region: string }>(found: T[]): ClinicGroup<T>[] {
  const known = clinicsByCommunity(found).map(({ community, clinics }) => ({ community, found: clinics }));
  const others = { community: null, found: found.filter(({ region }) => communityOf(region) === null) };
  return [...known, others].filter((group) => group.found.length > 0);
}

/** A best result with the data for its picture; `service` is null if it belongs to none. */
export type BestShown = BestResult & { service: Service | null; slug: string; iconUrl?: string | undefined };

/** The best matches worth showing before the lists: none when all results are a short list of one kind. */
export function bestOf(results: SearchResults): BestShown[] {
  const { todo, ...counts } = countResults(results);
  const isShortList = todo <= results.best.length && Object.values(counts).filter(Boolean).length < 2;
  return isShortList ? [] : results.best.map((one) => ({ ...one, ...pictureOf(one, results) }));
}

type Drawn = Pick<BestShown, 'service' | 'slug' | 'iconUrl'>;

function pictureOf({ kind, id }: BestResult, results: SearchResults): Drawn {
  const among = <T extends { id: string }>(list: T[]) => list.find((one) => one.id === id);
  if (kind === 'speciality') {
    const { service = null, slug = id, iconUrl } = among(results.specialities) ?? {};
    return { service, slug, ...(iconUrl && { iconUrl }) };
  }
  if (kind === 'test') {
    const { service = null, slug = id } = among(results.tests) ?? {};
    return { service, slug };
  }
  if (kind === 'regional') {
    const { service = null, path = '', iconUrl } = among(results.regional) ?? {};
    return { service, slug: path.split('/')[2] ?? id, ...(iconUrl && { iconUrl }) };
  }
  return { service: null, slug: id };
}

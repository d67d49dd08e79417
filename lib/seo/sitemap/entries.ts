import 'server-only';
import { readPrices } from '@/lib/appointments/price-list';
import { listPostEntries } from '@/lib/blog/blog';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { countDoctorPages } from '@/lib/catalogue/doctor-directory';
import { listDoctorRows } from '@/lib/catalogue/doctor-rows';
import { listFindableTests } from '@/lib/catalogue/findable';
import { hasInsurers, INSURERS_PATH } from '@/lib/catalogue/insurers';
import { listPictures } from '@/lib/catalogue/media';
import { listPages } from '@/lib/catalogue/pages';
import { PAGE_RECORDS } from '@/lib/catalogue/record-pages';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { processState } from '@/lib/state/process-state';
import { ApiError } from '@/lib/upstream/errors';
import { clinicsOfferingEach } from '../../domain/catalogue';
import { doctorPath } from '../../domain/doctor';
import { doctorsPath } from '../../domain/doctor-filter';
import {
  centreListing,
  centreListingPath,
  clinicListing,
  clinicListingPath,
  specialityListing,
  specialityListingPath,
} from '../../domain/listing-pages';
import type { MediaRef, Seo } from '../../domain/media';
import { postPath } from '../../domain/post';
import { priceListingPath } from '../../domain/price-list';
import { homeRegionsOf, specialityRegionPath } from '../../domain/regions';
import { testListingPath, testPageCount } from '../../domain/test-directory';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales';
import { PAGES } from '../../routes';
import { absolutePicture } from '../absolute';
import { isListed } from '../metadata';

/** The pages listed without a record. */
const FIXED_PATHS = Object.keys(PAGES).filter((path) => PAGES[path]?.index === 'always');
const OPEN_SEO = { isIndexable: true };
const TRIES = 4;

type Reader = (locale: Locale) => Promise<Listing[]>;

/** Folders whose records need more than their description says: which of them have pages, or other pictures. */
const WITH_RULES = ['especialidades', 'clinicas', 'pruebas', 'actualidad'];

const described = [...PAGE_RECORDS].flatMap(([folder, { list }]): [string, Reader][] =>
  WITH_RULES.includes(folder) ? [] : [[folder, async (locale) => recordPages(`/${folder}`, await list(locale))]],
);

const READERS: Record<string, Reader> = {
  paginas: pages,
  especialidades: async (locale) => {
    const shown = (await listSpecialities(locale)).filter(({ hasPage }) => hasPage);
    return recordPages(
      '/especialidades',
      shown.map(({ slug, seo }) => ({ slug, seo, picture: null })),
    );
  },
  'especialidades-por-provincia': specialityRegions,
  clinicas: async (locale) => recordPages('/clinicas', await listOwnClinics(locale)),
  medicos: doctors,
  pruebas: async (locale) => recordPages('/pruebas', await listFindableTests(locale)),
  ...Object.fromEntries(described),
  actualidad: posts,
};

/** The sitemaps, by the word in their address. */
export const SITEMAP_KINDS = Object.keys(READERS);

/**
 * Every indexable page of a kind, in its languages: read one after the other, because no visitor waits for them. Throws
 * ApiError when a list cannot be read.
 */
async function sitemapEntries(kind: string): Promise<SitemapEntry[]> {
  const lists: [Locale, Listing[]][] = [];
  const read: Reader = READERS[kind] ?? (async () => []);
  for (const locale of LOCALES) lists.push([locale, await withRetries(() => read(locale))]);
  return joinListings(lists);
}

/** A server's first responses in a language may take longer than a page waits for: a crawler can wait longer. */
async function withRetries<T>(read: () => Promise<T>, triesLeft = TRIES): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (triesLeft <= 1 || !(error instanceof ApiError && error.code === 'unavailable')) throw error;
    return withRetries(read, triesLeft - 1);
  }
}

async function pages(locale: Locale): Promise<Listing[]> {
  const known = (await listPages(locale))
    .filter(({ key }) => key !== '')
    .map(({ key, seo }) => ({ path: key === 'home' ? '/' : `/${key}`, seo }));
  const fixed = hasInsurers() ? [...FIXED_PATHS, INSURERS_PATH] : FIXED_PATHS;
  const others = fixed.filter((path) => !known.some((record) => record.path === path));
  const further = await furtherPages(locale, (path) => known.find((record) => record.path === path)?.seo ?? OPEN_SEO);
  return [...known, ...others.map((path) => ({ path, seo: OPEN_SEO })), ...further].map(({ path, seo }) => ({
    path,
    isIndexable: isListed(path, seo),
  }));
}

/** The second and later pages of paged lists, each indexable like its first. */
async function furtherPages(locale: Locale, seoOf: (path: string) => { isIndexable: boolean }) {
  const [specialities, clinics, centres, doctorPages, tests, prices] = await Promise.all([
    listSpecialities(locale),
    listOwnClinics(locale),
    listAssociatedClinics(locale),
    countDoctorPages(locale),
    listFindableTests(locale),
    readPrices(locale, 1),
  ]);
  const lists: [pathOf: (number: number) => string, count: number][] = [
    [specialityListingPath, specialityListing(specialities, 1)?.count ?? 1],
    [centreListingPath, centreListing(centres, locale, 1)?.count ?? 1],
    [clinicListingPath, clinicListing(clinics, locale, 1)?.count ?? 1],
    [doctorsPath, doctorPages],
    [testListingPath, testPageCount(tests)],
    [priceListingPath, prices?.count ?? 1],
  ];
  return lists.flatMap(([pathOf, count]) =>
    Array.from({ length: count - 1 }, (_, index) => ({ path: pathOf(index + 2), seo: seoOf(pathOf(1)) })),
  );
}

async function specialityRegions(locale: Locale): Promise<Listing[]> {
  const [specialities, clinics] = await Promise.all([listSpecialities(locale), listOwnClinics(locale)]);
  const clinicsOf = clinicsOfferingEach(specialities, clinics);
  return specialities
    .filter(({ hasPage }) => hasPage)
    .flatMap((speciality) =>
      homeRegionsOf(clinicsOf.get(speciality.id) ?? []).map((region) => ({
        path: specialityRegionPath(speciality, region),
        isIndexable: speciality.seo.isIndexable,
      })),
    );
}

async function doctors(locale: Locale): Promise<Listing[]> {
  const names = await listDoctorRows(locale);
  return withPictures(names, (doctor) => ({ path: doctorPath(doctor), isIndexable: true }));
}

async function posts(locale: Locale): Promise<Listing[]> {
  return (await listPostEntries(await getConfiguration(locale))).map(({ slug, isIndexable, modifiedAt, dateIso }) => ({
    path: postPath(slug),
    isIndexable,
    lastModified: modifiedAt ?? dateIso,
  }));
}

type RecordOfPage = { slug: string; seo: Pick<Seo, 'isIndexable'>; picture: MediaRef | null };

/** The pages of records below a folder; a record without slug has none. */
const recordPages = (folder: string, records: RecordOfPage[]): Promise<Listing[]> =>
  withPictures(
    records.filter(({ slug }) => slug !== ''),
    ({ slug, seo }) => ({ path: `${folder}/${slug}`, isIndexable: seo.isIndexable }),
  );

async function withPictures<T extends { picture: MediaRef | null }>(
  records: T[],
  pageOf: (record: T) => Listing,
): Promise<Listing[]> {
  const pictures = await listPictures(
    DEFAULT_LOCALE,
    records.map(({ picture }) => picture),
  );
  return records.map((record) => {
    const { picture } = record;
    return { ...pageOf(record), image: absolutePicture((picture && pictures.get(picture)) ?? null) };
  });
}

/** A page in all the languages in which it is indexable. */
export type SitemapEntry = {
  /** Without language prefix. */
  path: string;
  /** Languages in which the record exists and is not marked noindex. */
  locales: Locale[];
  /** Whole addresses. */
  images: string[];
  /** Time of the last change, only if known for certain. */
  lastModified: string | null;
};

/** Data of a page from its record in one language. */
export type Listing = { path: string; isIndexable: boolean; image?: string; lastModified?: string | null };

/** Joins the lists of all languages by path; a page that is not indexable in any language is left out. */
export function joinListings(lists: readonly (readonly [Locale, readonly Listing[]])[]): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const [locale, listings] of lists) {
    for (const { path, isIndexable, image, lastModified } of listings) {
      if (!isIndexable) continue;
      const entry = entries.get(path) ?? { path, locales: [], images: [], lastModified: lastModified ?? null };
      if (!entry.locales.includes(locale)) entry.locales.push(locale);
      if (image && !entry.images.includes(image)) entry.images.push(image);
      entries.set(path, entry);
    }
  }
  return [...entries.values()];
}

const FRESH_MS = 10_000;

type Cached = { readAt: number | null; entries: Promise<SitemapEntry[]> };

/**
 * The pages of a kind, cached for 10 s after they were read, for any number of crawlers, and then freed: a large
 * catalogue has many. A failure is not cached. Throws ApiError.
 */
export function cachedEntries(kind: string, clock = () => performance.now()): Promise<SitemapEntry[]> {
  const cache = processState('sitemaps', () => new Map<string, Cached>());
  const known = cache.get(kind);
  if (known && (known.readAt === null || clock() - known.readAt < FRESH_MS)) return known.entries;
  const entries = sitemapEntries(kind);
  const mine: Cached = { readAt: null, entries };
  const forget = () => {
    if (cache.get(kind) === mine) cache.delete(kind);
  };
  cache.set(kind, mine);
  entries.then(() => {
    mine.readAt = clock();
    setTimeout(forget, FRESH_MS).unref();
  }, forget);
  return entries;
}

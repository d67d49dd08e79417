import 'server-only';
import { listPostEntries } from '../../api/blog';
import { listAssociatedClinics, listOwnClinics } from '../../api/clinics';
import { getConfiguration } from '../../api/configuration';
import { ApiError } from '../../api/errors';
import { listDoctorNames, listFindableProducts, listFindableTests } from '../../api/findable';
import { listPictures } from '../../api/media';
import { listPages } from '../../api/pages';
import { listSpecialities } from '../../api/specialities';
import { clinicsOfferingEach } from '../../domain/catalogue';
import { doctorPath } from '../../domain/doctor';
import { doctorPageCount, doctorsPath } from '../../domain/doctor-pages';
import { homeRegionsOf, specialityRegionPath } from '../../domain/home-regions';
import {
  centreListing,
  centreListingPath,
  clinicListing,
  clinicListingPath,
  specialityListing,
  specialityListingPath,
} from '../../domain/listing-pages';
import type { MediaRef, Seo } from '../../domain/media';
import { postPath } from '../../domain/news-pages';
import { LOCALES, type Locale } from '../../i18n/locales';
import { absolutePicture } from '../absolute';
import { isListed } from '../robots';
import { joinListings, type Listing, type SitemapEntry, type SitemapKind } from './entry';

/** The pages that have no record of their own to be listed by, and those whose address only looks like a record's. */
const FIXED_PATHS = ['/', '/medicos', '/especialidades', '/clinicas', '/actualidad', '/clinicas/centros-asociados'];
/** What the middleware takes for a page; below these folders other records live. */
const PAGE_PATH =
  /^(?!\/(?:actualidad|clinicas|especialidades|medicos|productos|pruebas)\/)(?:\/[\p{Ll}\p{N}][\p{Ll}\p{N}'·_-]*){1,4}$/u;
const OPEN_SEO = { isIndexable: true };
const TRIES = 4;

const READERS: Record<SitemapKind, (locale: Locale) => Promise<Listing[]>> = {
  paginas: pages,
  especialidades: async (locale) =>
    withPictures(
      (await listSpecialities(locale)).filter(({ hasPage }) => hasPage),
      ({ slug }) => `/especialidades/${slug}`,
      () => null,
    ),
  'especialidades-por-provincia': specialityRegions,
  clinicas: async (locale) =>
    withPictures(
      await listOwnClinics(locale),
      ({ slug }) => `/clinicas/${slug}`,
      ({ picture }) => picture,
    ),
  medicos: doctors,
  pruebas: async (locale) =>
    withPictures(
      await listFindableTests(locale),
      ({ slug }) => `/pruebas/${slug}`,
      ({ picture }) => picture,
    ),
  productos: async (locale) =>
    withPictures(
      await listFindableProducts(locale),
      ({ slug }) => `/productos/${slug}`,
      ({ picture }) => picture,
    ),
  actualidad: posts,
};

/**
 * Every page of a kind that may be found, in its languages: read one after the other, nobody waits for them. Throws
 * ApiError when a list cannot be read.
 */
export async function sitemapEntries(kind: SitemapKind): Promise<SitemapEntry[]> {
  const lists: [Locale, Listing[]][] = [];
  for (const locale of LOCALES) lists.push([locale, await patiently(() => READERS[kind](locale))]);
  return joinListings(lists);
}

/** A server that begins to answer in a language may take longer than a page waits for: a crawler can wait for more. */
async function patiently<T>(read: () => Promise<T>, triesLeft = TRIES): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (triesLeft <= 1 || !(error instanceof ApiError && error.code === 'unavailable')) throw error;
    return patiently(read, triesLeft - 1);
  }
}

async function pages(locale: Locale): Promise<Listing[]> {
  const records = (await listPages(locale)).map(({ key, seo }) => ({ path: key === 'home' ? '/' : `/${key}`, seo }));
  const known = records.filter(({ path }) => FIXED_PATHS.includes(path) || PAGE_PATH.test(path));
  const others = FIXED_PATHS.filter((path) => !known.some((record) => record.path === path));
  const further = await furtherPages(locale, (path) => known.find((record) => record.path === path)?.seo ?? OPEN_SEO);
  return [...known, ...others.map((path) => ({ path, seo: OPEN_SEO })), ...further].map(({ path, seo }) => ({
    path,
    isIndexable: isListed(path, seo),
  }));
}

/** The second and later pages of the lists that have them, each as findable as its first. */
async function furtherPages(locale: Locale, seoOf: (path: string) => { isIndexable: boolean }) {
  const [specialities, clinics, centres, names] = await Promise.all([
    listSpecialities(locale),
    listOwnClinics(locale),
    listAssociatedClinics(locale),
    listDoctorNames(locale),
  ]);
  const lists: [pathOf: (number: number) => string, count: number][] = [
    [specialityListingPath, specialityListing(specialities, 1)?.count ?? 1],
    [centreListingPath, centreListing(centres, locale, 1)?.count ?? 1],
    [clinicListingPath, clinicListing(clinics, locale, 1)?.count ?? 1],
    [doctorsPath, doctorPageCount(names.length)],
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
  const names = await listDoctorNames(locale);
  const pictures = await listPictures(names.map(({ picture }) => picture));
  return names.map((doctor) => ({
    path: doctorPath(doctor),
    isIndexable: true,
    image: absolutePicture((doctor.picture && pictures.get(doctor.picture)) ?? null),
  }));
}

async function posts(locale: Locale): Promise<Listing[]> {
  return (await listPostEntries(await getConfiguration(locale))).map(({ slug, isIndexable, modifiedAt, dateIso }) => ({
    path: postPath(slug),
    isIndexable,
    lastModified: modifiedAt ?? dateIso,
  }));
}

async function withPictures<T extends { slug: string; seo: Pick<Seo, 'isIndexable'> }>(
  records: T[],
  pathOf: (record: T) => string,
  pictureOf: (record: T) => MediaRef | null,
): Promise<Listing[]> {
  const found = records.filter(({ slug }) => slug !== '');
  const pictures = await listPictures(found.map(pictureOf));
  return found.map((record) => {
    const ref = pictureOf(record);
    const image = absolutePicture((ref && pictures.get(ref)) ?? null);
    return { path: pathOf(record), isIndexable: record.seo.isIndexable, image };
  });
}

import type { Locale } from '../i18n/locales';
import type { Clinic } from './clinic';
import { pagesIn } from './page-numbers';
import { byRegion } from './regions';
import { byLetter, type SectionPage, sectionPage } from './section-pages';
import type { Speciality } from './speciality';

const SPECIALITIES_PER_PAGE = 60;
const CLINICS_PER_PAGE = 24;
const CENTRES_PER_PAGE = 48;
/** Up to so many associated centres are on one page, where they are filtered at once. */
const MOST_CENTRES_TOGETHER = 60;

/** The path of a page of the list of every speciality, without language prefix. */
export const specialityListingPath = pagesIn('/especialidades');

/** The path of a page of the list of every clinic, without language prefix. */
export const clinicListingPath = pagesIn('/clinicas');

/** The path of a page of the associated centres, without language prefix. */
export const centreListingPath = pagesIn('/clinicas/centros-asociados');

/** A page of all specialities, in the order given, under their letters; null when there is no such page. */
export const specialityListing = (specialities: Speciality[], number: number): SectionPage<Speciality> | null =>
  sectionPage(
    byLetter(specialities).map((section) => ({ ...section, key: `letra-${section.key}` })),
    number,
    SPECIALITIES_PER_PAGE,
  );

/** A page of all own clinics under their provinces, '' being the name of none; null when there is no such page. */
export const clinicListing = (clinics: Clinic[], locale: Locale, number: number): SectionPage<Clinic> | null =>
  sectionPage(
    byRegion(clinics, locale).map((group) => ({ ...group, key: `provincia-${group.key || 'otras'}` })),
    number,
    CLINICS_PER_PAGE,
  );

/** A page of the associated centres under their regions, few of them on one; null when there is no such page. */
export const centreListing = (centres: Clinic[], locale: Locale, number: number): SectionPage<Clinic> | null =>
  sectionPage(
    byRegion(centres, locale).map((group) => ({ ...group, key: group.key || 'otros' })),
    number,
    centres.length > MOST_CENTRES_TOGETHER ? CENTRES_PER_PAGE : MOST_CENTRES_TOGETHER,
  );

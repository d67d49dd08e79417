import type { Locale } from '../i18n/locales';
import type { Clinic } from './clinic';
import { pagesIn } from './page-numbers';
import { byRegion } from './regions';
import type { Speciality } from './speciality';

const SPECIALITIES_PER_PAGE = 60;
const CLINICS_PER_PAGE = 24;
const CENTRES_PER_PAGE = 48;
/** Up to this many associated centres are on one page, which filters them in the browser. */
const MAX_CENTRES_ON_ONE_PAGE = 60;

/** The path of a page of the list of every speciality, without language prefix. */
export const specialityListingPath = pagesIn('/especialidades');

/** The path of a page of the list of every clinic, without language prefix. */
export const clinicListingPath = pagesIn('/clinicas');

/** The path of a page of the associated centres, without language prefix. */
export const centreListingPath = pagesIn('/clinicas/centros-asociados');

/** A page of all specialities, in the order given, under their letters; null if the page does not exist. */
export const specialityListing = (specialities: Speciality[], number: number): SectionPage<Speciality> | null =>
  sectionPage(
    byLetter(specialities).map((section) => ({ ...section, key: `letra-${section.key}` })),
    number,
    SPECIALITIES_PER_PAGE,
  );

/** A page of all own clinics under their provinces ('' if unknown); null if the page does not exist. */
export const clinicListing = (clinics: Clinic[], locale: Locale, number: number): SectionPage<Clinic> | null =>
  sectionPage(
    byRegion(clinics, locale).map((group) => ({ ...group, key: `provincia-${group.key || 'otras'}` })),
    number,
    CLINICS_PER_PAGE,
  );

/** A page of the associated centres under their regions, few on one page; null if the page does not exist. */
export const centreListing = (centres: Clinic[], locale: Locale, number: number): SectionPage<Clinic> | null =>
  sectionPage(
    byRegion(centres, locale).map((group) => ({ ...group, key: group.key || 'otros' })),
    number,
    centres.length > MAX_CENTRES_ON_ONE_PAGE ? CENTRES_PER_PAGE : MAX_CENTRES_ON_ONE_PAGE,
  );

/** A named part of a long list: a letter, a province. */
export type Section<T> = {
  /** Usable as an id and in an address. */
  key: string;
  name: string;
  members: T[];
};

export type SectionPage<T> = {
  /** Counted from 1. */
  number: number;
  /** Number of pages. */
  count: number;
  /** Number of records on all pages. */
  total: number;
  /** The sections on this page, cut to it. */
  sections: Section<T>[];
  /** Every section, with its first page. */
  starts: { key: string; name: string; number: number }[];
};

/** One page of a list in sections; null if it does not exist. The first page always exists. */
export function sectionPage<T>(sections: Section<T>[], number: number, size: number): SectionPage<T> | null {
  const starts: SectionPage<T>['starts'] = [];
  const shown: Section<T>[] = [];
  const [from, to] = [(number - 1) * size, number * size];
  let total = 0;
  for (const { key, name, members } of sections) {
    starts.push({ key, name, number: Math.floor(total / size) + 1 });
    const cut = members.slice(Math.max(0, from - total), Math.max(0, to - total));
    if (cut.length > 0) shown.push({ key, name, members: cut });
    total += members.length;
  }
  const count = Math.max(1, Math.ceil(total / size));
  if (!Number.isInteger(number) || number < 1 || number > count) return null;
  return { number, count, total, sections: shown, starts };
}

/** Groups records by the first letter of their name, without accents, in the given order; other signs under '#'. */
export function byLetter<T extends { name: string }>(records: T[]): Section<T>[] {
  const sections = new Map<string, Section<T>>();
  for (const record of records) {
    const [first = ''] = record.name.normalize('NFD').toUpperCase();
    const name = /^[A-Z]$/.test(first) ? first : '#';
    const section = sections.get(name) ?? { key: name === '#' ? '0' : name.toLowerCase(), name, members: [] };
    section.members.push(record);
    sections.set(name, section);
  }
  return [...sections.values()];
}

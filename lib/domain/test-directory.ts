import type { TestChoice } from '../i18n/directory-address';
import { ANY_HOUR, byFirstHour, type FirstHour, hourOfTest, soonOf } from './appointment/first-hour';
import { clinicsOfferingEach, diagnosticFirst } from './catalogue';
import type { Clinic } from './clinic';
import type { ListedTest } from './diagnostic-test';
import { byLetter, type SectionPage, sectionPage } from './listing-pages';
import { pagesIn } from './page-numbers';
import { type ListedVoucher, vouchersOfTest } from './related';
import type { Service, Speciality } from './speciality';

const TESTS_PER_PAGE = 24;

/** The path of a page of the list of every test, without language prefix. */
export const testListingPath = pagesIn('/pruebas');

/** The number of pages for these tests; tests without slug are not listed. */
export const testPageCount = (tests: { slug: string }[]): number =>
  Math.max(1, Math.ceil(tests.filter(({ slug }) => slug !== '').length / TESTS_PER_PAGE));

/** A test with its list entry's data. */
export type TestEntry = {
  test: ListedTest;
  /** The speciality it is booked with; null if unknown. */
  speciality: Speciality | null;
  /** The clinics that offer it; null if unknown. */
  clinics: Clinic[] | null;
};

/** A voucher with its price in euro cents, or null without a price. */
type PricedVoucher = ListedVoucher & { priceCents: number | null };

export type TestPage = SectionPage<TestEntry & { vouchers: PricedVoucher[] }> & {
  /** Services with tests, regardless of the filter. */
  services: Service[];
  /** The first letters of the tests of the chosen service, lower case. */
  letters: string[];
  /** The applied filter: without hours nothing is chosen by them, and there may be more pages than with them. */
  choice: TestChoice;
};

type Catalogue = {
  tests: ListedTest[];
  specialities: Speciality[];
  clinics: Clinic[];
  vouchers: PricedVoucher[];
  /** The first free hours, earliest first, and the day YYYY-MM-DD; empty unless tests are chosen by them. */
  hours?: FirstHour[];
  today?: string;
};

/** Returns a function that finds the first free hour of a test in the list. */
export function hoursOfEntries(hours: FirstHour[]): (entry: TestEntry) => FirstHour | undefined {
  const byTest = new Map<string, FirstHour[]>();
  for (const hour of hours) byTest.set(hour.id, [...(byTest.get(hour.id) ?? []), hour]);
  return ({ test: { id }, speciality, clinics }) =>
    hourOfTest(byTest.get(id) ?? [], { id, specialities: speciality ? [speciality] : [], clinics: clinics ?? [] });
}

/**
 * A page of the tests matching a filter, under their letters, or in one section without name, the earliest free hour
 * first; null if it does not exist.
 */
export function testPage(catalogue: Catalogue, asked: TestChoice, number: number): TestPage | null {
  const { hours = [], today = '' } = catalogue;
  const choice = hours.length > 0 ? asked : { ...asked, ...ANY_HOUR };
  const entryOf = entriesOf(catalogue);
  const entries = catalogue.tests
    .filter(({ slug }) => slug !== '')
    .map((test) => ({ ...entryOf(test), name: test.name }));
  const serviceOf = ({ speciality }: TestEntry) => speciality?.service ?? null;
  const ofService = entries.filter((entry) => !choice.service || serviceOf(entry) === choice.service);
  const hourOf = hoursOfEntries(hours);
  const sections = byLetter(choice.isSoon ? soonOf(ofService, hourOf, today) : ofService);
  const ofLetter = choice.letter ? sections.filter(({ key }) => key === choice.letter) : sections;
  const every = ofLetter.flatMap(({ members }) => members);
  const shown = choice.byHour
    ? [{ key: 'primera-hora', name: '', members: byFirstHour(every, hourOf) }]
    : ofLetter.map((section) => ({ ...section, key: `letra-${section.key}` }));
  const page = sectionPage(shown, number, TESTS_PER_PAGE);
  const services = [...new Set(entries.flatMap((entry) => serviceOf(entry) ?? []))];
  const withVouchers = page?.sections.map((section) => ({
    ...section,
    members: section.members.map((entry) => ({ ...entry, vouchers: vouchersOfTest(entry.test, catalogue.vouchers) })),
  }));
  return page && withVouchers
    ? { ...page, sections: withVouchers, services, letters: sections.map(({ key }) => key), choice }
    : null;
}

/** Results of `specialitiesOfTest` and `clinicsOfTest` for many tests of one catalogue. */
function entriesOf({
  specialities,
  clinics,
}: Pick<Catalogue, 'specialities' | 'clinics'>): (test: ListedTest) => TestEntry {
  const known = new Map(specialities.map((speciality) => [speciality.id, speciality]));
  const positions = new Map(clinics.map((clinic, position) => [clinic.id, { clinic, position }]));
  const clinicsOf = clinicsOfferingEach(specialities, clinics);
  return (test) => {
    const own = diagnosticFirst(test.specialityIds?.flatMap((id) => known.get(id) ?? []) ?? []);
    const ids = new Set(test.clinicIds);
    const offering = ({ id }: Speciality) => clinicsOf.get(id)?.filter((clinic) => ids.has(clinic.id)).length ?? 0;
    const [speciality = null] = own.toSorted((a, b) => offering(b) - offering(a));
    const named = [...ids].flatMap((id) => positions.get(id) ?? []).sort((a, b) => a.position - b.position);
    if (ids.size > 0) return { test, speciality, clinics: named.map(({ clinic }) => clinic) };
    return { test, speciality, clinics: (own[0] && clinicsOf.get(own[0].id)) ?? null };
  };
}

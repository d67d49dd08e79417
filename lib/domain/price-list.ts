import { testBookingPath } from '../i18n/links';
import { COVID_TESTS, type CovidTest } from './appointment/choices';
import type { Clinic } from './clinic';
import { type Section, type SectionPage, sectionPage } from './listing-pages';
import { contains } from './matches';
import { pagesIn } from './page-numbers';
import { shownPrice } from './price';
import { type ListedVoucher, mentions } from './related';
import type { Speciality } from './speciality';

const PRICES_PER_PAGE = 120;

/** The path of a page of the list of prices, without language prefix. */
export const priceListingPath = pagesIn('/precios');

/** The price of a test booked by slot, in euro cents, at a clinic. */
export type BookingPrice = { test: CovidTest; clinicId: string; cents: number };

type Priced = { name: string; slug: string; priceCents: number | null; specialityIds: string[] | null };

/** A published price. A booking names the clinics with this price. */
export type PriceRow = {
  kind: 'test' | 'voucher' | 'booking';
  name: string;
  /** Without language prefix. */
  path: string;
  /** Euro cents, taxes included. */
  cents: number;
  clinics: string[];
};

type Catalogue = {
  specialities: Speciality[];
  clinics: Clinic[];
  tests: Priced[];
  vouchers: Priced[];
  bookings: BookingPrice[];
};
type Names = { bookings: string; others: string; testName: (test: CovidTest) => string };

/** A page of the prices whose name, speciality or clinic has every word of the search; null if it does not exist. */
export function priceListing(
  catalogue: Catalogue,
  names: Names,
  text: string,
  number: number,
): SectionPage<PriceRow> | null {
  const words = text.split(/\s+/).filter(Boolean);
  const sections = sectionsOf(catalogue, names).map(({ key, name, members }) => ({
    ...{ key, name },
    members: members.filter((row) => {
      const known = [row.name, name, ...row.clinics].join(' ');
      return words.every((word) => contains(known, word));
    }),
  }));
  return sectionPage(
    sections.filter(({ members }) => members.length > 0),
    number,
    PRICES_PER_PAGE,
  );
}

/** Every price under the first speciality of its record, in the order of the specialities; bookings come first. */
function sectionsOf({ specialities, tests, vouchers, ...catalogue }: Catalogue, names: Names): Section<PriceRow>[] {
  const known = new Map(specialities.map(({ id }) => [id, [] as PriceRow[]]));
  const others: PriceRow[] = [];
  const add = (kind: 'test' | 'voucher', folder: string, records: Priced[]) => {
    for (const { name, slug, priceCents, specialityIds } of records) {
      const cents = shownPrice(priceCents);
      if (cents === null || slug === '') continue;
      const of = specialityIds?.find((id) => known.has(id));
      const rows = (of && known.get(of)) || others;
      rows.push({ kind, name, path: `/${folder}/${slug}`, cents, clinics: [] });
    }
  };
  add('test', 'pruebas', tests);
  add('voucher', 'productos', vouchers);
  return [
    { key: 'precios-reservas', name: names.bookings, members: bookingRows(catalogue, names) },
    ...specialities.map(({ id, name }) => ({ key: `precios-${id}`, name, members: known.get(id) ?? [] })),
    { key: 'precios-otros', name: names.others, members: others },
  ];
}

/** One row for each price of a test, with the clinics that have it; clinics that the site does not show are left out. */
function bookingRows({ bookings, clinics }: Pick<Catalogue, 'bookings' | 'clinics'>, { testName }: Names): PriceRow[] {
  const names = new Map(clinics.map(({ id, name }) => [id, name]));
  const rows = new Map<string, PriceRow>();
  for (const { test, clinicId, cents } of bookings) {
    const clinic = names.get(clinicId);
    if (clinic === undefined) continue;
    const row = rows.get(`${test} ${cents}`);
    if (row) row.clinics.push(clinic);
    else
      rows.set(`${test} ${cents}`, {
        ...{ kind: 'booking', name: testName(test), path: testBookingPath(test), cents },
        clinics: [clinic],
      });
  }
  return [...rows.values()];
}

type PricedVoucher = ListedVoucher & { priceCents: number | null };
type TestName = (test: CovidTest) => string;

/** The test booked by slot that a voucher names, with its lowest price in euro cents; null without one. */
export function bookingOfVoucher(voucher: PricedVoucher, bookings: BookingPrice[], testName: TestName) {
  const test = COVID_TESTS.find(
    (one) => mentions(voucher.words, testName(one)) && bookings.some((booking) => booking.test === one),
  );
  if (test === undefined) return null;
  const prices = bookings.flatMap((booking) => (booking.test === test ? booking.cents : []));
  const cents = Math.min(...prices);
  return { name: testName(test), cents, isLowest: Math.max(...prices) > cents };
}

/** The first voucher with a price that names each test booked by slot. */
export type BookingVouchers = Partial<Record<CovidTest, { name: string; slug: string; cents: number }>>;

/** The vouchers of the tests booked by slot, by the rule of `bookingOfVoucher`. */
export function vouchersOfBookings(vouchers: PricedVoucher[], testName: TestName): BookingVouchers {
  return Object.fromEntries(
    COVID_TESTS.flatMap((test) => {
      const found = vouchers.find(
        ({ slug, words, priceCents }) => slug !== '' && shownPrice(priceCents) && mentions(words, testName(test)),
      );
      return found ? [[test, { name: found.name, slug: found.slug, cents: found.priceCents }]] : [];
    }),
  );
}

import 'server-only';
import { parseDay } from '@clinic/contract/dates';
import { readPrice } from '@clinic/contract/prices';
import { wirePublishedPricesSchema } from '@clinic/contract/wire/appointments';
import { getTranslations } from 'next-intl/server';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { listTests } from '@/lib/catalogue/tests';
import { type CovidTest, isCovidTest } from '@/lib/domain/appointment/choices';
import { type BookingPrice, priceListing } from '@/lib/domain/price-list';
import type { Locale } from '@/lib/i18n/locales';
import { readApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { orNull } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';

/** The prices of tests booked by slot, and the day YYYY-MM-DD of the last change; null if unknown. */
type PublishedPrices = { day: string | null; bookings: BookingPrice[] };

/** Reads them (docs/contract.md#published-prices); none if the upstream has no such call. Throws ApiError. */
export async function readPublishedPrices(): Promise<PublishedPrices> {
  const tags = [TAGS.tests, TAGS.products, TAGS.clinics];
  const body = await readApi('/api/citas/tarifas', { tags }).catch(orNull);
  if (body === null) return { day: null, bookings: [] };
  const { success, fecha, reservas } = parseAnswer('The published prices', wirePublishedPricesSchema, body);
  if (!success) return { day: null, bookings: [] };
  const bookings = reservas.flatMap(({ prueba, centromedico, precio }): BookingPrice[] => {
    const cents = readPrice(precio);
    return isCovidTest(prueba) && centromedico && cents ? [{ test: prueba, clinicId: centromedico, cents }] : [];
  });
  return { day: parseDay(fecha), bookings };
}

/** A page of the published prices with the day of their last change; null beyond the last. Throws ApiError. */
export async function readPrices(locale: Locale, number: number, text = '') {
  const [tests, vouchers, specialities, clinics, published, t, assistant] = await Promise.all([
    listTests(locale),
    listFindableProducts(locale),
    optional(listSpecialities(locale), []),
    optional(listOwnClinics(locale), []),
    optional(readPublishedPrices(), { day: null, bookings: [] }),
    getTranslations({ locale, namespace: 'PriceIndex' }),
    getTranslations({ locale, namespace: 'Assistant' }),
  ]);
  const catalogue = { tests, vouchers, specialities, clinics, bookings: published.bookings };
  const names = {
    ...{ bookings: t('bookings'), others: t('others') },
    testName: (test: CovidTest) => assistant(`types.${test}`),
  };
  const page = priceListing(catalogue, names, text, number);
  return page && { ...page, day: published.day };
}

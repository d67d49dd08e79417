import { wirePrice } from '@clinic/contract/prices';
import type { MedicalTestLeaf, OfferCatalogLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';
import type { DiagnosticTest } from '../../domain/diagnostic-test';
import type { Picture } from '../../domain/media';
import { shownPrice } from '../../domain/price';
import type { PriceRow } from '../../domain/price-list';
import type { Product } from '../../domain/product';
import type { Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';

/** A product and its price in euros with taxes; without a displayed price it has no offer. */
export function productData(locale: Locale, product: Product, picture: Picture | null): ProductLeaf {
  const url = absoluteUrl(locale, `/productos/${product.slug}`);
  const cents = shownPrice(product.priceCents);
  return {
    '@type': 'Product',
    name: product.name,
    url,
    description: product.seo.description ?? undefined,
    image: absolutePicture(picture),
    offers: cents === null ? undefined : offerOf(url, cents),
  };
}

/** A diagnostic test on its page. */
export function testData(locale: Locale, test: DiagnosticTest, pictures: (Picture | null)[]): MedicalTestLeaf {
  return {
    '@type': 'MedicalTest',
    name: test.name,
    url: absoluteUrl(locale, `/pruebas/${test.slug}`),
    description: test.seo.description ?? undefined,
    image: absolutePicture(pictures.find((picture) => picture !== null) ?? null),
  };
}

/** The price of a test, or null if its page shows none; schema.org has no offers of a MedicalTest. */
export function testOfferData(locale: Locale, { slug, name, priceCents }: DiagnosticTest): OfferLeaf | null {
  const cents = shownPrice(priceCents);
  const url = absoluteUrl(locale, `/pruebas/${slug}`);
  return cents === null ? null : { ...offerOf(url, cents), itemOffered: { '@type': 'Service', name, url } };
}

/** The prices of the list, each as the offer of its page. */
export const priceListData = (locale: Locale, name: string, rows: PriceRow[]): OfferCatalogLeaf => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: rows.map((row) => ({ name: row.name, ...offerOf(absoluteUrl(locale, row.path), row.cents) })),
});

/** An amount in euros, taxes included. */
const offerOf = (url: string, cents: number): OfferLeaf => ({
  '@type': 'Offer',
  url,
  price: wirePrice(cents),
  priceCurrency: 'EUR',
});

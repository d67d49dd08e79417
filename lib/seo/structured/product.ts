import type { MedicalTestLeaf, ProductLeaf } from 'schema-dts';
import type { DiagnosticTest } from '../../domain/diagnostic-test';
import type { Picture } from '../../domain/media';
import type { Product } from '../../domain/product';
import type { Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';

/** A product and its price in euros with taxes; without a displayed price it has no offer. */
export function productData(locale: Locale, product: Product, picture: Picture | null): ProductLeaf {
  const url = absoluteUrl(locale, `/productos/${product.slug}`);
  const { priceCents } = product;
  return {
    '@type': 'Product',
    name: product.name,
    url,
    description: product.seo.description ?? undefined,
    image: absolutePicture(picture),
    offers:
      priceCents !== null && priceCents > 0
        ? { '@type': 'Offer', url, price: (priceCents / 100).toFixed(2), priceCurrency: 'EUR' }
        : undefined,
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

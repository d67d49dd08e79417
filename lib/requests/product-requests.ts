import 'server-only';
import type { WireProductRequest } from '@clinic/contract/wire/requests';
import { cache } from 'react';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listProductOptions } from '@/lib/catalogue/products';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { boundedProducts, type ProductCatalogue, toProductCatalogue } from '@/lib/domain/product-catalogue';
import type { ProductRequest } from '@/lib/domain/product-request-schema';
import type { KeyedCaller } from '@/lib/http/caller';
import type { Locale } from '@/lib/i18n/locales';
import { sendApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { toWire } from '@/lib/upstream/to-wire';
import { type Submission, toSubmission } from './submission';

/** What the lists of the request begin with, bounded. Throws ApiError. */
export const getProductCatalogue = async (locale: Locale): Promise<ProductCatalogue> =>
  boundedProducts(await getWholeProductCatalogue(locale));

/** What can be asked for and where; without the specialities the products have no groups. Throws ApiError. */
export const getWholeProductCatalogue = cache(async (locale: Locale): Promise<ProductCatalogue> => {
  const [products, specialities, clinics] = await Promise.all([
    listProductOptions(locale),
    optional(listSpecialities(locale), []),
    listOwnClinics(locale),
  ]);
  return toProductCatalogue(products, specialities, clinics);
});

/** Asks for a product (M156), once. Throws ApiError; it is then not known whether it arrived. */
export async function requestProduct(request: ProductRequest, caller: KeyedCaller): Promise<Submission> {
  const wire: WireProductRequest = toWire(PRODUCT_REQUEST_FIELDS, request);
  return toSubmission('A product request', await sendApi('/api/reservas/solicitar', wire, caller));
}

/** The fields of the form behind the names of the wire. */
export const PRODUCT_REQUEST_FIELDS = {
  producto: 'productId',
  centromedico: 'clinicId',
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  newsletter: 'newsletter',
} as const;

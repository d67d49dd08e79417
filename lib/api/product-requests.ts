import 'server-only';
import { cache } from 'react';
import type { WireProductRequest } from '@/lib/contract/requests';
import { type ProductCatalogue, toProductCatalogue } from '@/lib/domain/product-request';
import type { ProductRequest } from '@/lib/domain/product-request-schema';
import type { Locale } from '@/lib/i18n/locales';
import { sendApi } from './client';
import { listOwnClinics } from './clinics';
import { optional } from './degrade';
import { listProducts } from './products';
import { type Receipt, type RequestSender, toReceipt } from './receipts';
import { listSpecialities } from './specialities';

/** What can be asked for and where; without the specialities the products have no groups. Throws ApiError. */
export const getProductCatalogue = cache(async (locale: Locale): Promise<ProductCatalogue> => {
  const [products, specialities, clinics] = await Promise.all([
    listProducts(locale),
    optional(listSpecialities(locale), []),
    listOwnClinics(locale),
  ]);
  return toProductCatalogue(products, specialities, clinics);
});

/** Asks for a product (M156), once. Throws ApiError; it is then not known whether it arrived. */
export async function requestProduct(request: ProductRequest, sender: RequestSender): Promise<Receipt> {
  const wire: WireProductRequest = {
    producto: request.productId,
    centromedico: request.clinicId,
    nombre: request.name,
    email: request.email,
    telefono: request.phone,
    newsletter: request.newsletter,
  };
  return toReceipt('A product request', await sendApi('/api/reservas/solicitar', wire, sender));
}

/** The fields of the form behind the names of the wire. */
export const PRODUCT_REQUEST_FIELDS: Record<string, keyof ProductRequest> = {
  producto: 'productId',
  centromedico: 'clinicId',
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  newsletter: 'newsletter',
};

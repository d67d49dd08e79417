import 'server-only';
import { type WireProduct, wireProductSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { Product, ProductOption } from '@/lib/domain/product';
import type { Locale } from '@/lib/i18n/locales';
import { readRecords } from '@/lib/upstream/cached-lists';
import { ORDERED, relatedIds } from '@/lib/upstream/hydra';
import { blockOf, htmlOf, mapNamed, messagesOf, type Named, photoOf, seoOf, toCents } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { catalogueResource } from './resource';

const products = catalogueResource({
  path: '/api/productos',
  schema: wireProductSchema,
  tag: TAGS.products,
  toDomain: toProduct,
});

/** Returns the product with this slug, or null. */
export const getProduct = products.getBySlug;

/** The products of a list of the API. Throws ApiError. */
export const listProductsAt = products.listAt;

/** Every product, by name. Throws ApiError. */
export const listProducts = cache(async (locale: Locale): Promise<Product[]> => {
  return listProductsAt(locale, `/api/productos?${ORDERED}`);
});

/** Every product by name, with the fields of option lists only; a long list is cached in this form. Throws ApiError. */
export const listProductOptions = cache(async (locale: Locale): Promise<ProductOption[]> => {
  const options = { locale, tags: [TAGS.products], form: 'options' };
  return readRecords(`/api/productos?${ORDERED}`, wireProductSchema, options, (wire) => mapNamed(wire, toOption));
});

const toOption = (wire: WireProduct, named: Named): ProductOption => ({
  slug: wire.urlseo ?? '',
  priceCents: toCents(wire.precio),
  specialityIds: relatedIds(wire.especialidads),
  clinicIds: relatedIds(wire.centromedicos),
  ...named,
});

function toProduct(wire: WireProduct, named: Named, locale: Locale): Product {
  return {
    slug: wire.urlseo ?? '',
    description: htmlOf(wire.descripcion, locale),
    priceCents: toCents(wire.precio),
    validMonths: toMonths(wire.validezmeses),
    isTransferable: wire.regalable,
    left: blockOf(wire.tituloizquierda, wire.textoizquierda, locale),
    right: blockOf(wire.tituloderecha, wire.textoderecha, locale),
    messages: messagesOf(wire, locale),
    conditions: htmlOf(wire.condiciones, locale),
    footer: htmlOf(wire.textopie, locale),
    specialityIds: relatedIds(wire.especialidads),
    clinicIds: relatedIds(wire.centromedicos),
    picture: photoOf(TAGS.products, wire),
    seo: seoOf(wire),
    ...named,
  };
}

/** Returns whole months from 6 or "6", or null for empty or invalid values. */
function toMonths(value: string | null): number | null {
  const months = Number(value ?? Number.NaN);
  return Number.isInteger(months) && months > 0 ? months : null;
}

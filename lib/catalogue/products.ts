import 'server-only';
import { PRODUCTS } from '@clinic/contract/catalogue/products';
import { type WireProduct, wireProductSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { Product, ProductOption } from '@/lib/domain/product';
import type { Locale } from '@/lib/i18n/locales';
import { readAddressed } from '@/lib/upstream/addressed-lists';
import { describedFields } from '@/lib/upstream/described-fields';
import { ORDERED } from '@/lib/upstream/hydra';
import { blockOf, mapIdentified, messagesOf, type Named, seoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { catalogueResource } from './resource';

const fields = describedFields(PRODUCTS);

const products = catalogueResource({ description: PRODUCTS, toDomain: toProduct });

/** Returns the product with this slug, or null. */
export const getProduct = products.getBySlug;

/** The products of a list of the API. Throws ApiError. */
export const listProductsAt = products.listAt;

/** Every product, by name. Throws ApiError. */
export const listProducts = products.list;

/** Every product by name, with the fields of option lists only; a long list is cached in this form. Throws ApiError. */
export const listProductOptions = cache(async (locale: Locale): Promise<ProductOption[]> => {
  const every = { list: TAGS.products, path: `/api/productos?${ORDERED}`, schema: wireProductSchema };
  return readAddressed(every, { locale, form: 'options' }, (wire) =>
    mapIdentified(wire, (_wire, named) => Object.assign(fields.listed(wire, locale), named)),
  );
});

function toProduct(wire: WireProduct, named: Named, locale: Locale): Product {
  return {
    ...fields.whole(wire, locale),
    left: blockOf(wire.tituloizquierda, wire.textoizquierda, locale),
    right: blockOf(wire.tituloderecha, wire.textoderecha, locale),
    messages: messagesOf(wire, locale),
    seo: seoOf(wire),
    ...named,
  };
}

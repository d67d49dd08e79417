import type { Product } from '@/lib/domain/product';

/** A product with nothing but a name, to be given what a test is about. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  id: '1',
  slug: 'producto',
  name: 'Producto',
  description: null,
  priceCents: null,
  left: null,
  right: null,
  messages: [],
  conditions: null,
  footer: null,
  specialityIds: [],
  clinicIds: [],
  picture: null,
  seo: { title: null, description: null, isIndexable: true },
  ...given,
});

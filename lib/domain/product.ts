import type { PRODUCTS } from '@clinic/contract/catalogue/products';
import type { DescribedFields, ListedFields } from './described-fields';
import type { MessageBlock, Seo } from './media';

export type Product = DescribedFields<typeof PRODUCTS> & {
  id: string;
  name: string;
  left: MessageBlock | null;
  right: MessageBlock | null;
  messages: MessageBlock[];
  seo: Seo;
};

/** The product fields a list of options uses. */
export type ProductOption = Pick<Product, 'id' | 'name'> & ListedFields<typeof PRODUCTS>;

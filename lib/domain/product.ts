import type { MediaRef, MessageBlock, RichText, Seo } from './media';

export type Product = {
  id: string;
  slug: string;
  name: string;
  description: RichText | null;
  /** Euro cents, taxes included; null when the record has no readable price. */
  priceCents: number | null;
  /** Validity of its voucher, counted from the request; null if unknown. */
  validMonths: number | null;
  /** True if another person may use the voucher; null if unknown. */
  isTransferable: boolean | null;
  left: MessageBlock | null;
  right: MessageBlock | null;
  messages: MessageBlock[];
  conditions: RichText | null;
  footer: RichText | null;
  specialityIds: string[] | null;
  clinicIds: string[] | null;
  picture: MediaRef | null;
  seo: Seo;
};

/** The product fields a list of options uses. */
export type ProductOption = Pick<Product, 'id' | 'slug' | 'name' | 'priceCents' | 'specialityIds' | 'clinicIds'>;

import type { MediaRef, MessageBlock, RichText, Seo } from './media';

export type Product = {
  id: string;
  slug: string;
  name: string;
  description: RichText | null;
  /** Euro cents, taxes included; null when the record has no readable price. */
  priceCents: number | null;
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

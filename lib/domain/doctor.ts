import type { Picture, RichText, Tag } from './media';

export type Doctor = {
  id: string;
  name: string;
  description: RichText | null;
  picture: Picture | null;
  /** Spoken languages. */
  languages: Tag[];
  /** Names as shown on the card, in the language of the page. */
  specialities: { id: string; slug: string; name: string; hasPage: boolean }[];
  clinics: { id: string; slug: string; name: string }[];
};

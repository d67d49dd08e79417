import type { MediaRef, MessageBlock, RichText, Seo } from './media';

export const SERVICES = ['medicas', 'imagen', 'genetica'] as const;
/** The service a speciality belongs to: medical, diagnostic imaging, genetics. */
export type Service = (typeof SERVICES)[number];

/** A speciality in lists, without its long texts: long lists are cached in memory. */
export type Speciality = {
  id: string;
  slug: string;
  name: string;
  /** Null if the record has an unknown service: it is then in no list by service, but its page works. */
  service: Service | null;
  /** `mostrarpagina`: without a page the name is shown as plain text (M45). */
  hasPage: boolean;
  /** Ids of the clinics that offer it, or null if the record does not carry the relation. */
  clinicIds: string[] | null;
  icon: MediaRef | null;
  seo: Pick<Seo, 'isIndexable'>;
};

/** A speciality on its own page. */
export type FullSpeciality = Speciality & {
  description: RichText | null;
  /** Slogan and target of the call to action; the target is root-relative without language prefix, or absolute. */
  headline: string | null;
  headlineHref: string | null;
  /** Who, advantages, technology: at most three; empty ones are left out. */
  messages: MessageBlock[];
  seo: Seo;
};

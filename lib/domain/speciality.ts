import type { MediaRef, MessageBlock, RichText, Seo } from './media';

export const SERVICES = ['medicas', 'imagen', 'genetica'] as const;
/** The service a speciality belongs to: medical, diagnostic imaging, genetics. */
export type Service = (typeof SERVICES)[number];

/** A speciality as lists show it, without its long texts: long lists are cached in memory. */
export type Speciality = {
  id: string;
  slug: string;
  name: string;
  /** Null when the record carries an unknown service: it is then listed nowhere by service, but its page works. */
  service: Service | null;
  /** `mostrarpagina`: without a page the name is shown as plain text (M45). */
  hasPage: boolean;
  /** Ids of the clinics that offer it, or null when the record does not carry the relation. */
  clinicIds: string[] | null;
  icon: MediaRef | null;
  seo: Pick<Seo, 'isIndexable'>;
};

/** A speciality as its own page shows it. */
export type FullSpeciality = Speciality & {
  description: RichText | null;
  /** Slogan and target of the page's call to action; the target is root-relative without language prefix, or absolute. */
  headline: string | null;
  headlineHref: string | null;
  /** Who, advantages, technology: at most three, the empty ones already left out. */
  messages: MessageBlock[];
  seo: Seo;
};

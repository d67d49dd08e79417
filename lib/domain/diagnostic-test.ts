import type { MediaRef, MessageBlock, RichText, Seo } from './media';

/** A diagnostic test (prueba). */
export type DiagnosticTest = {
  id: string;
  slug: string;
  name: string;
  description: RichText | null;
  /** The two image-and-text rows: title, subtitle and text of each. */
  rows: { title: string | null; subtitle: string | null; body: RichText | null; picture: MediaRef | null }[];
  columns: { title: string | null; left: RichText | null; right: RichText | null };
  messages: MessageBlock[];
  isForProfessionals: boolean;
  isShownOnSpeciality: boolean;
  isLinkedInPortal: boolean;
  specialityIds: string[] | null;
  picture: MediaRef | null;
  icon: MediaRef | null;
  seo: Seo;
};

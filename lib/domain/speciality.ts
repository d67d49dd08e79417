import type { SPECIALITIES } from '@clinic/contract/catalogue/specialities';
import type { SERVICES } from '@clinic/contract/services';
import type { DescribedFields, ListedFields } from './described-fields';
import type { MessageBlock, Seo } from './media';

/** The service a speciality belongs to: medical, diagnostic imaging, genetics. */
export type Service = (typeof SERVICES)[number];

/** A speciality in lists, without its long texts: long lists are cached in memory. */
export type Speciality = ListedFields<typeof SPECIALITIES> & {
  id: string;
  name: string;
  /** `mostrarpagina`: without a page the name is shown as plain text (M45). */
  hasPage: boolean;
  seo: Pick<Seo, 'isIndexable'>;
};

/** A speciality on its own page. */
export type FullSpeciality = Speciality &
  DescribedFields<typeof SPECIALITIES> & {
    /** Who, advantages, technology: at most three; empty ones are left out. */
    messages: MessageBlock[];
    seo: Seo;
  };

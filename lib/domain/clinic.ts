import type { MediaRef, Picture, RichText, Seo, Tag } from './media';

/** The four regions with own clinics. Associated centres may carry any province slug (lib/domain/regions). */
export const HOME_REGIONS = ['valencia', 'castello', 'barcelona', 'madrid'] as const;
export type HomeRegion = (typeof HOME_REGIONS)[number];

export type Coordinates = { latitude: number; longitude: number };

/** A clinic in lists, without its long texts: long lists are cached in memory. */
export type Clinic = {
  id: string;
  slug: string;
  name: string;
  /** Region slug verbatim; not always one of HOME_REGIONS. */
  region: string;
  /** An associated centre (`otro`): it has no own page. */
  isAssociated: boolean;
  address: string | null;
  phone: string | null;
  whatsapp: string | null;
  fax: string | null;
  email: string | null;
  /** Free text, one line per rule, e.g. "Lunes a viernes 7:40 a 22:00". */
  openingHours: string | null;
  coordinates: Coordinates | null;
  isOneStop: boolean;
  offersTeleconsultation: boolean;
  covidTests: { pcr: boolean; serological: boolean; antigen: boolean };
  /** Ids of the specialities offered, or null if the record does not carry the relation. */
  specialityIds: string[] | null;
  picture: MediaRef | null;
  seo: Pick<Seo, 'isIndexable'>;
};

/** A clinic on its own page, or an associated centre on the page of centres. */
export type FullClinic = Clinic & {
  description: RichText | null;
  otherTechnology: RichText | null;
  /** False if the record says it has no equipment, so that no call is made; null if unknown. */
  hasEquipment: boolean | null;
  seo: Seo;
};

/** A machine of a clinic (equipamiento) or of a speciality (bloque). */
export type Equipment = {
  id: string;
  name: string;
  description: RichText | null;
  picture: Picture | null;
  tags: Tag[];
};

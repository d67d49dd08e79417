import type { CLINICS } from '@clinic/contract/catalogue/clinics';
import type { EQUIPMENT } from '@clinic/contract/catalogue/machines';
import type { DescribedFields, ListedFields } from './described-fields';
import type { Picture, Seo, Tag } from './media';

/** The four regions with own clinics. Associated centres may carry any province slug (lib/domain/regions). */
export const HOME_REGIONS = ['valencia', 'castello', 'barcelona', 'madrid'] as const;
export type HomeRegion = (typeof HOME_REGIONS)[number];

/** A clinic in lists, without its long texts: long lists are cached in memory. */
export type Clinic = ListedFields<typeof CLINICS> & {
  id: string;
  name: string;
  covidTests: { pcr: boolean; serological: boolean; antigen: boolean };
  seo: Pick<Seo, 'isIndexable'>;
};

/** A clinic on its own page, or an associated centre on the page of centres. */
export type FullClinic = Clinic &
  DescribedFields<typeof CLINICS> & {
    /** False if the record says it has no equipment, so that no call is made; null if unknown. */
    hasEquipment: boolean | null;
    seo: Seo;
  };

/** A machine of a clinic (equipamiento) or of a speciality (bloque). */
export type Equipment = DescribedFields<typeof EQUIPMENT> & {
  id: string;
  name: string;
  picture: Picture | null;
  tags: Tag[];
};

import { locatedClinics } from '@/components/shared/nearby/located-clinics';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { defineContent } from '@/lib/http/define-endpoint';

/** Every own clinic and where it is (LocatedClinic[]): for the list by distance, where no page can carry them all. */
export const GET = defineContent({
  name: 'clinicas',
  maxAgeSeconds: 30,
  load: async (locale) => locatedClinics(locale, await listOwnClinics(locale)),
});

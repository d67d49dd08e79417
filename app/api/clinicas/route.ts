import { locatedClinics } from '@/components/shared/nearby/located-clinics';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { defineContent } from '@/lib/http/define-endpoint';

/**
 * Every own clinic with its position (LocatedClinic[]), for the list by distance when there are too many for a page.
 */
export const GET = defineContent({
  name: 'clinicas',
  maxAgeSeconds: 30,
  load: async (locale) => locatedClinics(locale, await listOwnClinics(locale)),
});

import { ClinicIndex } from '@/components/listings/clinic-index';
import { listOwnClinics } from '@/lib/api/clinics';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicListing, clinicListingPath } from '@/lib/domain/listing-pages';
import type { Index } from '../index-route';

/** The list of every clinic. */
export const CLINIC_INDEX: Index<Clinic> = {
  key: 'clinicas',
  words: 'ClinicIndex',
  pathOf: clinicListingPath,
  read: async (locale, number) => clinicListing(await listOwnClinics(locale), locale, number),
  show: ClinicIndex,
};

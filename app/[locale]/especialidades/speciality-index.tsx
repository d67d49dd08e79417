import { SpecialityIndex } from '@/components/listings/speciality-index';
import { listSpecialities } from '@/lib/api/specialities';
import { specialityListing, specialityListingPath } from '@/lib/domain/listing-pages';
import type { Speciality } from '@/lib/domain/speciality';
import type { Index } from '../index-route';

/** The list of every speciality. */
export const SPECIALITY_INDEX: Index<Speciality> = {
  key: 'especialidades',
  words: 'SpecialityIndex',
  pathOf: specialityListingPath,
  read: async (locale, number) => specialityListing(await listSpecialities(locale), number),
  show: SpecialityIndex,
};

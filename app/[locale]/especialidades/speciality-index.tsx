import { SpecialityIndex } from '@/components/listings/speciality-index';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { specialityListing, specialityListingPath } from '@/lib/domain/listing-pages';
import { lettersPath, readLetterAddress } from '@/lib/i18n/directory-address';
import { optional } from '@/lib/upstream/degrade';
import { indexPages } from '../index-pages';

/** The list of every speciality. */
export const SPECIALITY_INDEX = indexPages({
  key: 'especialidades',
  messages: 'SpecialityIndex',
  pathOf: specialityListingPath,
  readChoice: ({ servicio }) => ({ ...readLetterAddress({ servicio }), letter: null }),
  choicePath: (choice, number) => lettersPath('/especialidades', choice, number),
  read: async (locale, number, { service }) => {
    const [every, clinics] = await Promise.all([listSpecialities(locale), optional(listOwnClinics(locale), [])]);
    const page = specialityListing(
      every.filter((speciality) => !service || speciality.service === service),
      number,
    );
    return page && { ...page, clinics, all: every.length };
  },
  show: SpecialityIndex,
});

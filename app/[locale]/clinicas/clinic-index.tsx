import { ClinicIndex } from '@/components/listings/clinic-index';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { clinicPage } from '@/lib/domain/clinic-directory';
import { clinicListingPath } from '@/lib/domain/listing-pages';
import { clinicsAt } from '@/lib/domain/towns';
import { clinicsPath, readClinicAddress } from '@/lib/i18n/directory-address';
import { optional } from '@/lib/upstream/degrade';
import { indexPages } from '../index-pages';

/** The list of every clinic. */
export const CLINIC_INDEX = indexPages({
  key: 'clinicas',
  messages: 'ClinicIndex',
  pathOf: clinicListingPath,
  readChoice: readClinicAddress,
  choicePath: clinicsPath,
  read: async (locale, number, choice) => {
    const [clinics, specialities, associated] = await Promise.all([
      listOwnClinics(locale),
      optional(listSpecialities(locale), []),
      choice.place ? optional(listAssociatedClinics(locale), []) : [],
    ]);
    const page = clinicPage(clinics, choice, { specialities, now: new Date(), locale, number });
    return page && { ...page, specialities, clinics, associated: clinicsAt(associated, choice.place) };
  },
  show: ClinicIndex,
});

import { getTranslations } from 'next-intl/server';
import { ClinicFilter } from '@/components/listings/clinic-filter';
import { ClinicSections } from '@/components/listings/clinic-sections';
import { ClinicsFound } from '@/components/listings/clinics-found';
import { ClinicsMap } from '@/components/listings/clinics-map';
import { ListingFrame } from '@/components/listings/listing-frame';
import { NearbySection } from '@/components/shared/nearby/nearby-section';
import { openTexts } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { SectionStarts } from '@/components/ui/section-starts';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import { areFewClinics } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import { chosenSpeciality, clinicPage } from '@/lib/domain/clinic-directory';
import { clinicListingPath, type SectionPage } from '@/lib/domain/listing-pages';
import type { ContentPage } from '@/lib/domain/page';
import { recordPath } from '@/lib/domain/record-path';
import type { Speciality } from '@/lib/domain/speciality';
import { clinicsAt, townNameOf } from '@/lib/domain/towns';
import { type ClinicChoice, clinicsPath, readClinicAddress } from '@/lib/i18n/directory-address';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
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
    const hours = page ? await hoursOf(locale, page, chosenSpeciality(choice.speciality, specialities)) : [];
    return page && { ...page, hours, specialities, clinics, associated: clinicsAt(associated, choice.place) };
  },
  show: ClinicIndex,
});

type Props = {
  locale: Locale;
  record: ContentPage | null;
  list: SectionPage<Clinic> & {
    /** All own clinics and all specialities, as options of the filter. */
    clinics: Clinic[];
    specialities: Speciality[];
    /** The associated centres at the requested place. */
    associated: Clinic[];
    /** The first free hours at the page's clinics, earliest first. */
    hours: FirstHour[];
  };
  choice: ClinicChoice;
  isFiltered: boolean;
};

/** The first free hours at the clinics of the page, of the chosen speciality or of any. */
async function hoursOf(locale: Locale, { sections }: SectionPage<Clinic>, speciality: Speciality | null) {
  if (speciality) return await listFirstHours(locale, { kind: 'speciality', ids: [speciality.id] });
  const ids = sections.flatMap(({ members }) => members.map(({ id }) => id));
  return await listFirstHours(locale, { kind: 'clinic', ids });
}

/** Every clinic of the group under its province, with state, hours and buttons, or the filtered clinics. */
async function ClinicIndex({ locale, record, list, choice, isFiltered }: Props) {
  const [t, open] = await Promise.all([getTranslations('ClinicIndex'), openTexts(locale)]);
  const { total, number, sections, starts, clinics, specialities, associated, hours } = list;
  const speciality = chosenSpeciality(choice.speciality, specialities);
  const known = { ...choice, place: townNameOf(choice.place, clinics), speciality: speciality?.id ?? '' };
  const pathOf = isFiltered ? (to: number) => clinicsPath(known, to) : clinicListingPath;
  const shown = sections.flatMap(({ members }) => members);
  const asked = { from: pathOf(number), specialityId: speciality?.id };
  return (
    <ListingFrame
      {...{ locale, record, list, pathOf, isFiltered }}
      path="/clinicas"
      messages={{
        name: t('name'),
        title: t('title'),
        lead: clinics.length > 0 ? t('lead', { count: clinics.length }) : t('none'),
      }}
      listed={shown.map((clinic) => ({ name: clinic.name, path: recordPath('clinicas', clinic) }))}
      tools={
        <div className="directory-tools no-print">
          <ClinicFilter {...{ locale, clinics, specialities, speciality }} choice={known} />
          {isFiltered && <ClinicsFound {...{ locale, total, speciality, associated }} choice={known} />}
          {starts.length > 1 && (
            <SectionStarts
              {...{ locale, pathOf }}
              label={t('provinces')}
              starts={starts.map((start) => ({ ...start, name: start.name || t('otherPlaces') }))}
            />
          )}
        </div>
      }
    >
      <div className="clinics-beside">
        <div className="clinics-list">
          <NearbySection
            locale={locale}
            clinics={isFiltered ? shown : clinics}
            areFew={areFewClinics(isFiltered ? shown : clinics, [])}
          />
          <ClinicSections
            {...{ locale, asked, open }}
            hourOf={(clinic) => {
              const hour = hours.find(({ clinicId }) => clinicId === clinic.id);
              // The heading says for which speciality the list is.
              return shownHour(locale, hour, { from: asked.from, clinics: [], ...(!speciality && { specialities }) });
            }}
            sections={sections.map((section) => ({ ...section, name: section.name || t('otherPlaces') }))}
          />
          <p className="mt-8">
            <a className="link" href={localePath(locale, '/clinicas/centros-asociados')}>
              {t('associated')} <Icon name="arrow-right" />
            </a>
          </p>
        </div>
        <ClinicsMap {...{ locale }} clinics={shown} />
      </div>
    </ListingFrame>
  );
}

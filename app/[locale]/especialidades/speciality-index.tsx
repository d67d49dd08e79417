import { SERVICES } from '@clinic/contract/services';
import { getTranslations } from 'next-intl/server';
import { ServiceChips } from '@/components/listings/filter-links';
import { ListingFrame } from '@/components/listings/listing-frame';
import { SpecialitySections } from '@/components/listings/speciality-sections';
import { SectionStarts } from '@/components/ui/section-starts';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { earliestById, type FirstHour } from '@/lib/domain/appointment/first-hour';
import { clinicsOfferingEach } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import { type SectionPage, specialityListing, specialityListingPath } from '@/lib/domain/listing-pages';
import type { ContentPage } from '@/lib/domain/page';
import { recordPath } from '@/lib/domain/record-path';
import { homeRegionsOf } from '@/lib/domain/regions';
import type { Speciality } from '@/lib/domain/speciality';
import { type LetterChoice, lettersPath, readLetterAddress } from '@/lib/i18n/directory-address';
import { shownHour } from '@/lib/i18n/first-hour';
import type { Locale } from '@/lib/i18n/locales';
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
    if (!page) return null;
    const ids = page.sections.flatMap(({ members }) => members.map(({ id }) => id));
    return { ...page, clinics, all: every.length, hours: await listFirstHours(locale, { kind: 'speciality', ids }) };
  },
  show: SpecialityIndex,
});

type Props = {
  locale: Locale;
  record: ContentPage | null;
  list: SectionPage<Speciality> & {
    clinics: Clinic[];
    /** The number of specialities of all services. */
    all: number;
    /** The first free hours of the page's specialities, earliest first. */
    hours: FirstHour[];
  };
  choice: LetterChoice;
  isFiltered: boolean;
};

const FOLDER = '/especialidades';

/** All specialities, or the ones of a service, from A to Z, each with the provinces that offer it. */
async function SpecialityIndex({ locale, record, list, choice, isFiltered }: Props) {
  const [t, services] = await Promise.all([getTranslations('SpecialityIndex'), getTranslations('Services')]);
  const { total, sections, starts, clinics, all, hours } = list;
  const firstOf = earliestById(hours);
  const pathOf = isFiltered ? (number: number) => lettersPath(FOLDER, choice, number) : specialityListingPath;
  const every = sections.flatMap(({ members }) => members);
  const clinicsOf = clinicsOfferingEach(every, clinics);
  return (
    <ListingFrame
      {...{ locale, record, list, pathOf, isFiltered }}
      path={FOLDER}
      messages={{ name: t('name'), title: t('title'), lead: all > 0 ? t('lead', { count: all }) : t('none') }}
      listed={every.map((speciality) => ({ name: speciality.name, path: recordPath('especialidades', speciality) }))}
      tools={
        <div className="directory-tools">
          <ServiceChips
            {...{ locale, choice }}
            folder={FOLDER}
            services={[...SERVICES]}
            label={t('services')}
            all={t('all')}
          />
          {choice.service && (
            <p role="status" className="directory-found">
              {t('found', { count: total, service: services(choice.service) })}
            </p>
          )}
          {starts.length > 1 && <SectionStarts {...{ locale, starts, pathOf }} label={t('letters')} />}
        </div>
      }
    >
      <div className="letters">
        <SpecialitySections
          {...{ locale, sections }}
          hasServices={!choice.service}
          regionsOf={({ id }) => homeRegionsOf(clinicsOf.get(id) ?? [])}
          hourOf={({ id, slug }) =>
            shownHour(locale, firstOf.get(id), { from: `${FOLDER}/${slug}`, clinics: clinicsOf.get(id) ?? [] })
          }
        />
      </div>
    </ListingFrame>
  );
}

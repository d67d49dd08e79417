import { getTranslations } from 'next-intl/server';
import { LetterLinks, ServiceChips } from '@/components/listings/filter-links';
import { ListingFrame } from '@/components/listings/listing-frame';
import { TestSections } from '@/components/listings/test-sections';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { listPictures } from '@/lib/catalogue/media';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { listTests } from '@/lib/catalogue/tests';
import { type FirstHour, hourOfTest } from '@/lib/domain/appointment/first-hour';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { ContentPage } from '@/lib/domain/page';
import { recordPath } from '@/lib/domain/record-path';
import { type TestEntry, type TestPage, testListingPath, testPage } from '@/lib/domain/test-directory';
import { type LetterChoice, lettersPath, readLetterAddress } from '@/lib/i18n/directory-address';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { indexPages } from '../index-pages';

/** The list of every diagnostic test. */
export const TEST_INDEX = indexPages({
  key: 'pruebas',
  messages: 'TestIndex',
  pathOf: testListingPath,
  readChoice: readLetterAddress,
  choicePath: (choice, number) => lettersPath('/pruebas', choice, number),
  read: async (locale, number, choice) => {
    const [tests, specialities, clinics, vouchers] = await Promise.all([
      listTests(locale),
      optional(listSpecialities(locale), []),
      optional(listOwnClinics(locale), []),
      optional(listFindableProducts(locale), []),
    ]);
    const page = testPage({ tests, specialities, clinics, vouchers }, choice, number);
    const members = page?.sections.flatMap((section) => section.members) ?? [];
    const [refs, ids] = [members.map(({ test }) => test.picture), members.map(({ test }) => test.id)];
    const [pictures, hours] = await Promise.all([
      listPictures(locale, refs),
      listFirstHours(locale, { kind: 'test', ids }),
    ]);
    return page && { ...page, pictures, hours };
  },
  show: TestIndex,
});

type Props = {
  locale: Locale;
  record: ContentPage | null;
  list: TestPage & {
    pictures: Map<MediaRef, Picture>;
    /** The first free hours of the page's tests, earliest first. */
    hours: FirstHour[];
  };
  choice: LetterChoice;
  isFiltered: boolean;
};

const FOLDER = '/pruebas';

/** Every diagnostic test from A to Z, or those in one service, with the text of its record. */
async function TestIndex({ locale, record, list, choice, isFiltered }: Props) {
  const [t, services] = await Promise.all([getTranslations('TestIndex'), getTranslations('Services')]);
  const { total, sections, letters } = list;
  const entries = sections.flatMap(({ members }) => members);
  const asked = [choice.service && services(choice.service), choice.letter?.replace('0', '#').toUpperCase()];
  const found = t('found', { count: total, asked: asked.filter(Boolean).join(' · ') });
  return (
    <ListingFrame
      {...{ locale, record, list, isFiltered }}
      path={FOLDER}
      pathOf={isFiltered ? (number) => lettersPath(FOLDER, choice, number) : testListingPath}
      messages={{
        name: t('name'),
        title: t('title'),
        lead: total > 0 || isFiltered ? t('lead', { count: total }) : t('none'),
      }}
      listed={entries.map(({ test }) => ({ name: test.name, path: recordPath('pruebas', test) }))}
      tools={
        <div className="directory-tools">
          <ServiceChips
            {...{ locale, choice }}
            folder={FOLDER}
            services={list.services}
            label={t('services')}
            all={t('all')}
          />
          <LetterLinks {...{ locale, choice, letters }} folder={FOLDER} label={t('letters')} />
          {isFiltered && (
            <p role="status" className="directory-found">
              {found}
            </p>
          )}
        </div>
      }
    >
      {total === 0 && isFiltered && (
        <p>
          <a className="btn btn-line" href={localePath(locale, FOLDER)}>
            {t('seeAll')}
          </a>
        </p>
      )}
      <TestSections
        {...{ locale, sections }}
        pictures={list.pictures}
        hourOf={(entry) => shownHourOf(locale, list.hours, entry)}
      />
    </ListingFrame>
  );
}

function shownHourOf(locale: Locale, hours: FirstHour[], { test, speciality, clinics }: TestEntry) {
  const at = { specialities: speciality ? [speciality] : [], clinics: clinics ?? [] };
  return shownHour(locale, hourOfTest(hours, { id: test.id, ...at }), {
    from: `${FOLDER}/${test.slug}`,
    clinics: at.clinics,
  });
}

import { madridDay } from '@clinic/contract/dates';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { HourLinks, LetterLinks, ServiceChips } from '@/components/listings/filter-links';
import { ListingFrame } from '@/components/listings/listing-frame';
import { TestSections } from '@/components/listings/test-sections';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { listPictures } from '@/lib/catalogue/media';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { listTests } from '@/lib/catalogue/tests';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { ContentPage } from '@/lib/domain/page';
import { recordPath } from '@/lib/domain/record-path';
import { hoursOfEntries, type TestEntry, type TestPage, testListingPath, testPage } from '@/lib/domain/test-directory';
import { lettersPath, readTestAddress, type TestChoice } from '@/lib/i18n/directory-address';
import { shownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { indexPages } from '../index-pages';

/** The list of every diagnostic test. */
export const TEST_INDEX = indexPages({
  key: 'pruebas',
  messages: 'TestIndex',
  pathOf: testListingPath,
  readChoice: readTestAddress,
  choicePath: (choice, number) => lettersPath('/pruebas', choice, number),
  read: async (locale, number, choice) => {
    const isByHour = choice.isSoon || choice.byHour;
    const [tests, specialities, clinics, vouchers, every] = await Promise.all([
      listTests(locale),
      optional(listSpecialities(locale), []),
      optional(listOwnClinics(locale), []),
      optional(listFindableProducts(locale), []),
      isByHour ? listFirstHours(locale, { kind: 'test' }) : [],
    ]);
    const catalogue = { tests, specialities, clinics, vouchers, hours: every, today: madridDay(new Date()) };
    const page = testPage(catalogue, choice, number);
    const members = page?.sections.flatMap((section) => section.members) ?? [];
    const [refs, ids] = [members.map(({ test }) => test.picture), members.map(({ test }) => test.id)];
    const [pictures, hours] = await Promise.all([
      listPictures(locale, refs),
      isByHour ? every : listFirstHours(locale, { kind: 'test', ids }),
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
    /** The first free hours of the page's tests, or of all, earliest first. */
    hours: FirstHour[];
  };
  choice: TestChoice;
  isFiltered: boolean;
};

const FOLDER = '/pruebas';

/** Every diagnostic test from A to Z, or the filtered ones, with the text of its record. */
async function TestIndex(props: Props) {
  const { locale, record, list, isFiltered } = props;
  const [t, byHour] = await Promise.all([getTranslations('TestIndex'), getTranslations('HourFilter')]);
  const { total, sections } = list;
  const entries = sections.flatMap(({ members }) => members);
  const firstOf = hoursOfEntries(list.hours);
  const hourOf = (entry: TestEntry) =>
    shownHour(locale, firstOf(entry), { from: `${FOLDER}/${entry.test.slug}`, clinics: entry.clinics ?? [] });
  return (
    <ListingFrame
      {...{ locale, record, list, isFiltered }}
      path={FOLDER}
      pathOf={isFiltered ? (number) => lettersPath(FOLDER, list.choice, number) : testListingPath}
      messages={{
        name: t('name'),
        title: t('title'),
        lead: total > 0 || isFiltered ? t('lead', { count: total }) : t('none'),
      }}
      listed={entries.map(({ test }) => ({ name: test.name, path: recordPath('pruebas', test) }))}
      tools={<TestTools {...props} />}
    >
      {total === 0 && isFiltered && (
        <p>
          <a className="btn btn-line" href={localePath(locale, FOLDER)}>
            {t('seeAll')}
          </a>
        </p>
      )}
      <TestSections
        locale={locale}
        sections={sections.map((section) => ({ ...section, name: section.name || byHour('sorted') }))}
        pictures={list.pictures}
        hourOf={hourOf}
      />
    </ListingFrame>
  );
}

/** The links that filter and sort the list, and the number of tests found. */
function TestTools({ locale, list, choice, isFiltered }: Omit<Props, 'record'>) {
  const t = useTranslations('TestIndex');
  const [services, byHour] = [useTranslations('Services'), useTranslations('HourFilter')];
  const { total, letters, hours } = list;
  const hasHours = hours.length > 0;
  const asked = [
    choice.service && services(choice.service),
    choice.letter?.replace('0', '#').toUpperCase(),
    list.choice.isSoon && byHour('isSoon'),
    list.choice.byHour && byHour('sorted'),
  ];
  return (
    <div className="directory-tools">
      <ServiceChips
        {...{ locale, choice }}
        folder={FOLDER}
        services={list.services}
        label={t('services')}
        all={t('all')}
      />
      <LetterLinks {...{ locale, choice, letters }} folder={FOLDER} label={t('letters')} />
      {hasHours && <HourLinks {...{ locale, choice }} folder={FOLDER} />}
      {isFiltered && (
        <p role="status" className="directory-found">
          {t('found', { count: total, asked: asked.filter(Boolean).join(' · ') })}
        </p>
      )}
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { ContentPage } from '@/lib/domain/page';
import { type TestPage, testListingPath } from '@/lib/domain/test-directory';
import { type LetterChoice, lettersPath } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { LetterLinks } from './letter-links';
import { ListingFrame } from './listing-frame';
import { ServiceChips } from './service-chips';
import { TestSections } from './test-sections';

type Props = {
  locale: Locale;
  record: ContentPage | null;
  list: TestPage & { pictures: Map<MediaRef, Picture> };
  choice: LetterChoice;
  isFiltered: boolean;
};

const FOLDER = '/pruebas';

/** Every diagnostic test, from A to Z or of one service, with what its record says of it. */
export async function TestIndex({ locale, record, list, choice, isFiltered }: Props) {
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
      listed={entries.map(({ test }) => ({ name: test.name, path: `${FOLDER}/${test.slug}` }))}
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
      <TestSections {...{ locale, sections }} pictures={list.pictures} />
    </ListingFrame>
  );
}

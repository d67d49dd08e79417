import { getTranslations } from 'next-intl/server';
import { specialityListingPath } from '@/lib/domain/listing-pages';
import type { ContentPage } from '@/lib/domain/page';
import type { SectionPage } from '@/lib/domain/section-pages';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ListingFrame } from './listing-frame';
import { SpecialitySections } from './speciality-sections';

type Props = { locale: Locale; record: ContentPage | null; page: SectionPage<Speciality> };

/** Every speciality there is, from A to Z. */
export async function SpecialityIndex({ locale, record, page }: Props) {
  const t = await getTranslations('SpecialityIndex');
  const words = {
    name: t('name'),
    title: t('title'),
    lead: t('lead', { count: page.total }),
    starts: t('letters'),
    none: t('none'),
  };
  return (
    <ListingFrame {...{ locale, record, page, words }} pathOf={specialityListingPath}>
      <div className="letters">
        <SpecialitySections
          base={localePath(locale, '/especialidades/')}
          sections={page.sections.map(({ key, name, members }) => ({
            key,
            name,
            entries: members.map(({ name: title, slug, hasPage, service }) => [title, hasPage ? slug : null, service]),
          }))}
        />
      </div>
    </ListingFrame>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoctorsDetail } from '@/components/doctors/doctors-detail';
import { Outcome } from '@/components/layout/outcome';
import { optional } from '@/lib/api/degrade';
import { listDoctors } from '@/lib/api/doctors';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

const PATH = '/medicos';
const KEY = 'medicos';
const OPEN_SEO = { title: null, description: null, isIndexable: true };

/** The head of the doctors page, from its page record. A part of the list points at the whole and is not indexed. */
export function doctorsMetadata(locale: Locale, isPart: boolean): Promise<Metadata> {
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, KEY), null), getTranslations('Doctors')]);
    const seo = page?.seo ?? OPEN_SEO;
    const fallback = { title: t('title'), description: t('lead') };
    return pageMetadata({
      locale,
      path: PATH,
      seo: { ...seo, isIndexable: seo.isIndexable && !isPart },
      fallback,
    });
  });
}

/** The doctors page; `chosen` is the id of the speciality to show alone, '' for all. */
export async function DoctorsRoute({ locale, chosen }: { locale: Locale; chosen: string }) {
  return (
    <Outcome
      shell={await getShell(locale)}
      path={PATH}
      load={() => doctorsPage(locale, chosen)}
      social={socialTags(doctorsMetadata(locale, false), { locale, path: PATH })}
    />
  );
}

async function doctorsPage(locale: Locale, chosen: string) {
  const readPage = optional(getPage(locale, KEY), null);
  const [doctors, page, banner] = await Promise.all([
    listDoctors(locale),
    readPage,
    optional(
      readPage.then((page) => page && getPageBanner(locale, page)),
      null,
    ),
  ]);
  return <DoctorsDetail {...{ locale, page, banner, doctors, chosen }} />;
}

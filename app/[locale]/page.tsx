import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeDetail } from '@/components/home/home-detail';
import { Outcome } from '@/components/layout/outcome';
import { StructuredData } from '@/components/layout/structured-data';
import { listPosts } from '@/lib/api/blog';
import { listAssociatedClinics, listOwnClinics } from '@/lib/api/clinics';
import { getConfiguration } from '@/lib/api/configuration';
import { optional } from '@/lib/api/degrade';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import { listSpecialities } from '@/lib/api/specialities';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';
import { organizationData, webSiteData } from '@/lib/seo/structured/organization';

export const revalidate = 30;

const NEWS_SHOWN = 10;
const OPEN_SEO = { title: null, description: null, isIndexable: true };

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, 'home'), null), getTranslations('Home')]);
    const fallback = { title: t('slogan'), description: t('lead') };
    return pageMetadata({ locale, path: '/', seo: page?.seo ?? OPEN_SEO, fallback });
  });
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return (
    <Outcome
      shell={shell}
      path="/"
      load={() => home(shell)}
      social={socialTags(generateMetadata({ params }), { locale, path: '/' })}
    />
  );
}

async function home(shell: ShellContent) {
  const { locale } = shell;
  const [specialities, clinics, associated, banner, posts] = await Promise.all([
    listSpecialities(locale),
    listOwnClinics(locale),
    optional(listAssociatedClinics(locale), []),
    optional(
      getPage(locale, 'home').then((page) => page && getPageBanner(locale, page)),
      null,
    ),
    optional(
      getConfiguration(locale).then((configuration) => listPosts(configuration, NEWS_SHOWN)),
      [],
    ),
  ]);
  return (
    <>
      <StructuredData statements={[organizationData(shell, DEFAULT_PHONE), webSiteData(shell)]} />
      <HomeDetail {...{ locale, specialities, clinics, associated, banner, posts }} />
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentInvitation } from '@/components/appointment/appointment-invitation';
import { ClinicFinder } from '@/components/home/clinic-finder';
import { Hero } from '@/components/home/hero';
import { SpecialityColumns } from '@/components/home/speciality-columns';
import { StructuredData } from '@/components/layout/breadcrumbs';
import { NewsRoll } from '@/components/news/news-roll';
import { ForProfessional } from '@/components/professional/for-professional';
import { listPosts } from '@/lib/blog/blog';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { listPictures } from '@/lib/catalogue/media';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { homeSpecialities } from '@/lib/domain/capacity';
import { specialitiesByService, visibleSpecialities } from '@/lib/domain/catalogue';
import { publicPhone } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { organizationData, webSiteData } from '@/lib/seo/structured/organization';
import { optional } from '@/lib/upstream/degrade';
import { FramedPage } from './framed-page';

export const revalidate = 30;

const NEWS_SHOWN = 10;

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
  return <FramedPage locale={locale} path="/" head={generateMetadata({ params })} load={home} />;
}

/** The home, in the order of the specification (M35). */
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
  const shown = visibleSpecialities(specialities, clinics);
  const listed = homeSpecialities(specialitiesByService(shown));
  const refs = listed.groups.flatMap((group) => group.specialities.map(({ icon }) => icon));
  const icons = await listPictures(DEFAULT_LOCALE, refs); // beside the name an icon has no text
  return (
    <>
      <StructuredData statements={[organizationData(shell, publicPhone()), webSiteData(shell)]} />
      <Hero {...{ shell, banner, clinics: clinics.length, specialities: shown.length }} />
      <AppointmentInvitation locale={locale} specialities={specialities} clinics={clinics} />
      <div className="h-16" />
      <ForProfessional locale={locale} part="callback" />
      <ClinicFinder locale={locale} clinics={clinics} associated={associated} />
      <SpecialityColumns {...{ locale, icons, ...listed }} insurers={shell.links.insurers} />
      <NewsRoll locale={locale} posts={posts} />
    </>
  );
}

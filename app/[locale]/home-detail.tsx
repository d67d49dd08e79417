import { AppointmentInvitation } from '@/components/appointment/appointment-invitation';
import { ClinicFinder } from '@/components/home/clinic-finder';
import { Hero } from '@/components/home/hero';
import { SpecialityColumns } from '@/components/home/speciality-columns';
import { NewsRoll } from '@/components/news/news-roll';
import { ForProfessional } from '@/components/professional/for-professional';
import type { specialitiesAtHome } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import type { PostSummary } from '@/lib/domain/post';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  specialities: Speciality[];
  /** The specialities of the list, with the icons of those that have one. */
  listed: ReturnType<typeof specialitiesAtHome>;
  icons: Map<MediaRef, Picture>;
  clinics: Clinic[];
  associated: Clinic[];
  banner: Banner | null;
  posts: PostSummary[];
  /** The address of the list of insurers; null without one. */
  insurers: string | null;
};

/** The home, in the order of the specification (M35). */
export function HomeDetail(props: Props) {
  const { locale, specialities, listed, icons, clinics, associated, banner, posts, insurers } = props;
  return (
    <>
      <Hero locale={locale} banner={banner} />
      <AppointmentInvitation locale={locale} specialities={specialities} clinics={clinics} />
      <div className="h-16" />
      <ForProfessional locale={locale} part="callback" />
      <ClinicFinder locale={locale} clinics={clinics} associated={associated} />
      <SpecialityColumns {...{ locale, insurers, icons, ...listed }} />
      <NewsRoll locale={locale} posts={posts} />
    </>
  );
}

import { NewsRoll } from '@/components/news/news-roll';
import { ForProfessional } from '@/components/professional/for-professional';
import { specialitiesByService, visibleSpecialities } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import { specialitiesAtHome } from '@/lib/domain/home-room';
import type { Banner } from '@/lib/domain/page';
import type { PostSummary } from '@/lib/domain/post';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { AppointmentInvitation } from './appointment-invitation';
import { ClinicFinder } from './clinic-finder';
import { Hero } from './hero';
import { SpecialityColumns } from './speciality-columns';

type Props = {
  locale: Locale;
  specialities: Speciality[];
  clinics: Clinic[];
  associated: Clinic[];
  banner: Banner | null;
  posts: PostSummary[];
};

/** The home, in the order of the specification (checklist M35). */
export function HomeDetail({ locale, specialities, clinics, associated, banner, posts }: Props) {
  return (
    <>
      <Hero locale={locale} banner={banner} />
      <AppointmentInvitation locale={locale} specialities={specialities} clinics={clinics} />
      <div className="h-16" />
      <ForProfessional locale={locale} part="callback" />
      <ClinicFinder locale={locale} clinics={clinics} associated={associated} />
      <SpecialityColumns
        locale={locale}
        {...specialitiesAtHome(specialitiesByService(visibleSpecialities(specialities, clinics)))}
      />
      <NewsRoll locale={locale} posts={posts} />
    </>
  );
}

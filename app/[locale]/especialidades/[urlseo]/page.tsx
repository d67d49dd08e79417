import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { articlesAbout } from '@/lib/catalogue/findable';
import { listInsurers } from '@/lib/catalogue/insurers';
import { getPicture, listPictures } from '@/lib/catalogue/media';
import {
  getSpeciality,
  getSpecialityBanner,
  listSpecialityDoctors,
  listSpecialityMachines,
  listSpecialityProducts,
  listSpecialityTests,
} from '@/lib/catalogue/specialities';
import { clinicsOffering } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { phoneOfSpeciality } from '@/lib/phones';
import { optional } from '@/lib/upstream/degrade';
import { detailPage } from '../../detail-page';
import { SpecialityDetail } from './speciality-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const MAX_ARTICLES = 4;

const { generateMetadata, page } = detailPage({
  path: (slug) => `/especialidades/${slug}`,
  read: getSpeciality,
  load: specialityPage,
  phoneOf: phoneOfSpeciality,
});

export { generateMetadata };
export default page;

async function specialityPage(locale: Locale, slug: string) {
  const speciality = await getSpeciality(locale, slug);
  if (!speciality) return null;
  const [icon, banner, products, tests, machines, doctors, clinics, articles, insurers, hours] = await Promise.all([
    optional(getPicture(locale, speciality.icon), null),
    optional(getSpecialityBanner(locale, speciality), null),
    optional(listSpecialityProducts(locale, speciality), []),
    optional(listSpecialityTests(locale, speciality), []),
    optional(listSpecialityMachines(locale, speciality), []),
    optional(listSpecialityDoctors(locale, speciality), []),
    optional(listOwnClinics(locale), []),
    optional(articlesAbout(locale, speciality, MAX_ARTICLES), []),
    listInsurers(locale),
    listFirstHours(locale, { kind: 'speciality', ids: [speciality.id] }),
  ]);
  const photos = await listPictures(
    locale,
    tests.map(({ picture }) => picture),
  );
  return (
    <SpecialityDetail
      {...{ locale, speciality, icon, banner, products, tests, photos, machines, doctors, articles, insurers, hours }}
      clinics={clinicsOffering(speciality, clinics)}
    />
  );
}

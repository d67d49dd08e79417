import type { Metadata } from 'next';
import { Outcome } from '@/components/layout/outcome';
import { SpecialityDetail } from '@/components/specialities/speciality-detail';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getPicture } from '@/lib/api/media';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import {
  getSpeciality,
  getSpecialityBanner,
  listSpecialityDoctors,
  listSpecialityMachines,
  listSpecialityProducts,
  listSpecialityTests,
} from '@/lib/api/specialities';
import { clinicsOffering } from '@/lib/domain/catalogue';
import { phoneOfSpeciality } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

const pathOf = (slug: string) => `/especialidades/${slug}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  return metadataOf(async () => {
    const speciality = await getSpeciality(locale, urlseo);
    const fallback = { title: speciality?.name ?? '', description: plainText(speciality?.description ?? '') };
    return speciality && pageMetadata({ locale, path: pathOf(speciality.slug), seo: speciality.seo, fallback });
  });
}

export default async function SpecialityPage({ params }: Props) {
  const { locale, urlseo } = await params;
  const shell = await getShell(locale);
  const load = () => specialityPage(locale, urlseo);
  return (
    <Outcome
      shell={shell}
      path={pathOf(urlseo)}
      phone={phoneOfSpeciality(urlseo)}
      load={load}
      social={socialTags(generateMetadata({ params }), { locale, path: pathOf(urlseo) })}
    />
  );
}

async function specialityPage(locale: Locale, slug: string) {
  const speciality = await getSpeciality(locale, slug);
  if (!speciality) return null;
  const [icon, banner, products, tests, machines, doctors, clinics] = await Promise.all([
    optional(getPicture(speciality.icon), null),
    optional(getSpecialityBanner(locale, speciality), null),
    optional(listSpecialityProducts(locale, speciality), []),
    optional(listSpecialityTests(locale, speciality), []),
    optional(listSpecialityMachines(locale, speciality), []),
    optional(listSpecialityDoctors(locale, speciality), []),
    optional(listOwnClinics(locale), []),
  ]);
  return (
    <SpecialityDetail
      {...{ locale, speciality, icon, banner, products, tests, machines, doctors }}
      clinics={clinicsOffering(speciality, clinics)}
    />
  );
}

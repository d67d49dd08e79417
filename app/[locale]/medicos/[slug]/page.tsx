import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoctorDetail } from '@/components/doctors/doctor-detail';
import { Outcome } from '@/components/layout/outcome';
import { listAssociatedClinics, listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getDoctor } from '@/lib/api/doctors';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { type Doctor, doctorPath, doctorSlug } from '@/lib/domain/doctor';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

/** A doctor's record carries no words for the head. */
const OPEN_SEO = { title: null, description: null, isIndexable: true };

type Props = { params: Promise<{ locale: Locale; slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataOf(async () => {
    const doctor = await getDoctor(locale, slug);
    const fallback = doctor && (await headOf(doctor));
    return fallback && pageMetadata({ locale, path: doctorPath(doctor), seo: OPEN_SEO, fallback });
  });
}

async function headOf(doctor: Doctor) {
  const t = await getTranslations('DoctorPage');
  const list = (records: { name: string }[]) => records.map(({ name }) => name).join(', ');
  const [specialities, clinics] = [list(doctor.specialities), list(doctor.clinics)];
  const text = plainText(doctor.description);
  return {
    title: specialities ? t('headTitle', { name: doctor.name, specialities }) : doctor.name,
    description: text ?? (clinics ? t('headDescription', { name: doctor.name, specialities, clinics }) : null),
  };
}

export default async function DoctorPage({ params }: Props) {
  const { locale, slug } = await params;
  // An unknown doctor and a failed read are the outcome's business; other words before the id lead to the right ones.
  const doctor = await optional(getDoctor(locale, slug), null);
  if (doctor && doctorSlug(doctor) !== slug) permanentRedirect(localePath(locale, doctorPath(doctor)));
  const shell = await getShell(locale);
  const path = `/medicos/${slug}`;
  return (
    <Outcome
      shell={shell}
      path={path}
      load={() => doctorPage(locale, slug)}
      social={socialTags(generateMetadata({ params }), { locale, path, type: 'profile' })}
    />
  );
}

async function doctorPage(locale: Locale, slug: string) {
  const doctor = await getDoctor(locale, slug);
  if (!doctor) return null;
  const [own, associated] = await Promise.all([
    optional(listOwnClinics(locale), []),
    optional(listAssociatedClinics(locale), []),
  ]);
  const clinics = [...own, ...associated].filter(({ id }) => doctor.clinics.some((clinic) => clinic.id === id));
  return <DoctorDetail locale={locale} doctor={doctor} clinics={clinics} />;
}

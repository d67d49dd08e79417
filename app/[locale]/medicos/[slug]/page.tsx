import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { getDoctor } from '@/lib/catalogue/doctors';
import { listInsurers } from '@/lib/catalogue/insurers';
import { type Doctor, doctorPath, doctorSlug } from '@/lib/domain/doctor';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { FramedPage } from '../../framed-page';
import { askDoctorHref, DoctorDetail } from './doctor-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

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
  // FramedPage handles an unknown doctor and a failed read; a wrong name before the id redirects to the right one.
  const doctor = await optional(getDoctor(locale, slug), null);
  if (doctor && doctorSlug(doctor) !== slug) permanentRedirect(localePath(locale, doctorPath(doctor)));
  const path = `/medicos/${slug}`;
  const head = generateMetadata({ params });
  const actions = async () => doctor && { ask: { href: askDoctorHref(locale, doctor) } };
  return <FramedPage {...{ locale, path, head, actions }} type="profile" load={() => doctorPage(locale, slug)} />;
}

async function doctorPage(locale: Locale, slug: string) {
  const doctor = await getDoctor(locale, slug);
  if (!doctor) return null;
  const [own, associated, insurers, hours] = await Promise.all([
    optional(listOwnClinics(locale), []),
    optional(listAssociatedClinics(locale), []),
    listInsurers(locale),
    listFirstHours(locale, { kind: 'doctor', ids: [doctor.id] }),
  ]);
  const clinics = [...own, ...associated].filter(({ id }) => doctor.clinics.some((clinic) => clinic.id === id));
  return <DoctorDetail {...{ locale, doctor, clinics, insurers }} hour={hours[0]} />;
}

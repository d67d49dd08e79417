import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { regionNames } from '@/components/specialities/speciality-links';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listInsurers } from '@/lib/catalogue/insurers';
import { getPicture } from '@/lib/catalogue/media';
import { getSpeciality, listSpecialityDoctors, listSpecialityProducts } from '@/lib/catalogue/specialities';
import { clinicsOffering } from '@/lib/domain/catalogue';
import { isHomeRegion, specialityRegionPath } from '@/lib/domain/regions';
import type { Locale } from '@/lib/i18n/locales';
import { phoneOfSpeciality } from '@/lib/phones';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { FramedPage } from '../../../framed-page';
import { SpecialityRegion } from './speciality-region';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string; region: string }> };

/** Returns null for an unknown region or speciality, and when the region's own clinics do not offer the speciality. */
async function find(locale: Locale, slug: string, region: string) {
  if (!isHomeRegion(region)) return null;
  const [speciality, every] = await Promise.all([getSpeciality(locale, slug), listOwnClinics(locale)]);
  const clinics = speciality && clinicsOffering(speciality, every);
  const here = clinics?.filter((clinic) => clinic.region === region) ?? [];
  return speciality && clinics && here.length > 0 ? { speciality, region, clinics, here } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo, region: asked } = await params;
  return metadataOf(async () => {
    const found = await find(locale, urlseo, asked);
    if (!found) return null;
    const { speciality, region, here } = found;
    const [t, names] = await Promise.all([getTranslations('SpecialityRegion'), regionNames()]);
    const messages = { speciality: speciality.name, province: names[region], count: here.length };
    return pageMetadata({
      locale,
      path: specialityRegionPath(speciality, region),
      // The record's title and description belong to the speciality's own page.
      seo: { title: null, description: null, isIndexable: speciality.seo.isIndexable },
      fallback: { title: t('headTitle', messages), description: t('headDescription', messages) },
    });
  });
}

export default async function SpecialityRegionPage({ params }: Props) {
  const { locale, urlseo, region } = await params;
  const slug = decodeURIComponent(urlseo); // Next passes it encoded
  return (
    <FramedPage
      locale={locale}
      path={`/especialidades/${slug}/${region}`}
      phone={phoneOfSpeciality(slug)}
      head={generateMetadata({ params })}
      load={() => specialityRegionPage(locale, slug, region)}
    />
  );
}

async function specialityRegionPage(locale: Locale, slug: string, asked: string) {
  const found = await find(locale, slug, asked);
  if (!found) return null;
  const { speciality, region, clinics, here } = found;
  const [doctors, icon, products, insurers, hours] = await Promise.all([
    optional(listSpecialityDoctors(locale, speciality), []),
    optional(getPicture(locale, speciality.icon), null),
    optional(listSpecialityProducts(locale, speciality), []),
    listInsurers(locale),
    listFirstHours(locale, { kind: 'speciality', ids: [speciality.id] }),
  ]);
  const ids = new Set(here.map(({ id }) => id));
  const local = doctors.filter((doctor) => doctor.clinics.some(({ id }) => ids.has(id)));
  return (
    <SpecialityRegion {...{ locale, speciality, icon, region, clinics, products, insurers, hours }} doctors={local} />
  );
}

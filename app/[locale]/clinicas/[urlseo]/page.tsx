import type { Metadata } from 'next';
import { ClinicDetail } from '@/components/clinics/clinic-detail';
import { Outcome } from '@/components/layout/outcome';
import { getClinic, listClinicEquipment } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getPicture } from '@/lib/api/media';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { listSpecialities } from '@/lib/api/specialities';
import { getThirdParties } from '@/lib/api/third-parties';
import { specialitiesOf } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

const pathOf = (slug: string) => `/clinicas/${slug}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  return metadataOf(async () => {
    const clinic = await getClinic(locale, urlseo);
    const fallback = { title: clinic?.name ?? '', description: plainText(clinic?.description ?? '') };
    return clinic && pageMetadata({ locale, path: pathOf(clinic.slug), seo: clinic.seo, fallback });
  });
}

export default async function ClinicPage({ params }: Props) {
  const { locale, urlseo } = await params;
  return (
    <Outcome
      shell={await getShell(locale)}
      path={pathOf(urlseo)}
      load={() => clinicPage(locale, urlseo)}
      social={socialTags(generateMetadata({ params }), { locale, path: pathOf(urlseo) })}
    />
  );
}

async function clinicPage(locale: Locale, slug: string) {
  const clinic = await getClinic(locale, slug);
  if (!clinic) return null;
  const [picture, equipment, specialities, { hasMap }] = await Promise.all([
    optional(getPicture(clinic.picture), null),
    optional(listClinicEquipment(locale, clinic), []),
    optional(listSpecialities(locale), []),
    getThirdParties(locale),
  ]);
  return (
    <ClinicDetail
      {...{ locale, clinic, picture, equipment, hasMap, specialities: specialitiesOf(clinic, specialities) }}
    />
  );
}

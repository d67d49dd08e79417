import type { Metadata } from 'next';
import { TestDetail } from '@/components/diagnostic-tests/test-detail';
import { Outcome } from '@/components/layout/outcome';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getPicture } from '@/lib/api/media';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { listDoctorsOfAny, listSpecialities } from '@/lib/api/specialities';
import { getTest } from '@/lib/api/tests';
import { clinicsOfferingAny, diagnosticFirst, recordsById } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

const pathOf = (slug: string) => `/pruebas/${slug}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  return metadataOf(async () => {
    const test = await getTest(locale, urlseo);
    const fallback = { title: test?.name ?? '', description: plainText(test?.description ?? '') };
    return test && pageMetadata({ locale, path: pathOf(test.slug), seo: test.seo, fallback });
  });
}

export default async function TestPage({ params }: Props) {
  const { locale, urlseo } = await params;
  return (
    <Outcome
      shell={await getShell(locale)}
      path={pathOf(urlseo)}
      load={() => testPage(locale, urlseo)}
      social={socialTags(generateMetadata({ params }), { locale, path: pathOf(urlseo) })}
    />
  );
}

async function testPage(locale: Locale, slug: string) {
  const [test, all] = await Promise.all([getTest(locale, slug), optional(listSpecialities(locale), [])]);
  if (!test) return null;
  const specialities = diagnosticFirst(recordsById(test.specialityIds, all));
  const [icon, pictures, doctors, clinics] = await Promise.all([
    optional(getPicture(test.icon), null),
    Promise.all(test.rows.map((row) => optional(getPicture(row.picture), null))),
    optional(listDoctorsOfAny(locale, specialities), []),
    optional(listOwnClinics(locale), []),
  ]);
  return (
    <TestDetail
      {...{ locale, test, specialities, icon, pictures, doctors }}
      clinics={clinicsOfferingAny(specialities, clinics)}
    />
  );
}

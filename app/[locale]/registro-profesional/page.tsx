import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { RegistrationPage } from '@/components/professional/registration-page';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getHeadOffices } from '@/lib/api/head-offices';
import { getShell } from '@/lib/api/shell';
import { listAllSpecialities } from '@/lib/api/specialities';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/record-metadata';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

const KEY = 'registro-profesional';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProfessionalRegistration');
    return { title: t('title'), description: t('lead') };
  };
  return recordMetadata({ locale, key: KEY, fallback });
}

export default async function RegistrationRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => {
    const [specialities, clinics] = await Promise.all([
      optional(listAllSpecialities(locale), []), // an account can be asked for without one
      optional(listOwnClinics(locale), []),
    ]);
    return <RegistrationPage {...{ locale, specialities }} offices={getHeadOffices(clinics)} brand={shell.brand} />;
  };
  const path = `/${KEY}`;
  const social = socialTags(generateMetadata({ params }), { locale, path });
  return <Outcome shell={shell} path={path} social={social} load={load} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetail } from '@/components/contact/contact-detail';
import { Outcome } from '@/components/layout/outcome';
import { listOwnClinics } from '@/lib/api/clinics';
import { getHeadOffices } from '@/lib/api/head-offices';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/record-metadata';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

const KEY = 'contacto';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ContactPage');
    return { title: t('title'), description: t('lead') };
  };
  return recordMetadata({ locale, key: KEY, fallback });
}

export default async function ContactRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => {
    const clinics = await listOwnClinics(locale);
    return <ContactDetail locale={locale} brand={shell.brand} offices={getHeadOffices(clinics)} clinics={clinics} />;
  };
  const path = `/${KEY}`;
  const social = socialTags(generateMetadata({ params }), { locale, path });
  return <Outcome shell={shell} path={path} social={social} load={load} />;
}

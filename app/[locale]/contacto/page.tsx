import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetail } from '@/components/contact/contact-detail';
import { Outcome } from '@/components/layout/outcome';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getHeadOffices } from '@/lib/api/head-offices';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;

const KEY = 'contacto';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, KEY), null), getTranslations('ContactPage')]);
    const seo = page?.seo ?? { title: null, description: null, isIndexable: true };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('title'), description: t('lead') } });
  });
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

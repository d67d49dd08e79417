import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsentDetail } from '@/components/consent/consent-detail';
import { Outcome } from '@/components/layout/outcome';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

/** One kept page for all: what is booked is known to the browser alone. */
export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

const PATH = '/consentimiento-informado';
const NO_SEO = { title: null, description: null, isIndexable: false };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations({ locale, namespace: 'Consent' });
    return pageMetadata({ locale, path: PATH, seo: NO_SEO, fallback: { title: t('title') } });
  });
}

export default async function ConsentPage({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => <ConsentDetail locale={locale} clinics={await optional(listOwnClinics(locale), [])} />;
  return <Outcome shell={shell} path={PATH} load={load} />;
}

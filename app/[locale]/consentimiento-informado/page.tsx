import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { ConsentDetail } from './consent-detail';

/** One cached page for all visitors: only the browser knows the booking. */
export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

const PATH = '/consentimiento-informado';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations({ locale, namespace: 'Consent' });
    return pageMetadata({
      locale,
      path: PATH,
      seo: OPEN_SEO,
      fallback: { title: `${t('title')} · ${t('heading')}` },
    });
  });
}

export default async function ConsentPage({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => <ConsentDetail locale={locale} clinics={await optional(listOwnClinics(locale), [])} />;
  return <Outcome shell={shell} path={PATH} load={load} />;
}

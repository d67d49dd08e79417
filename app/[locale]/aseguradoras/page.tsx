import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InsurersDetail } from '@/components/insurers/insurers-detail';
import { getHelpline } from '@/lib/catalogue/configuration';
import { INSURERS_PATH, listInsurers } from '@/lib/catalogue/insurers';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { ContentRoute, contentMetadata } from '../content-page';
import { FramedPage } from '../framed-page';

export const revalidate = 30;

/** The record of an upstream that has a page of its own at this address. */
const RECORD = INSURERS_PATH.slice(1);

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const insurers = await listInsurers(locale);
  if (insurers.length === 0) return contentMetadata(locale, RECORD);
  return metadataOf(async () => {
    const t = await getTranslations('Insurers');
    const fallback = { title: t('title'), description: t('lead', { count: insurers.length }) };
    return pageMetadata({ locale, path: INSURERS_PATH, seo: OPEN_SEO, fallback });
  });
}

export default async function InsurersPage({ params }: Props) {
  const { locale } = await params;
  const insurers = await listInsurers(locale);
  if (insurers.length === 0) return <ContentRoute locale={locale} pageKey={RECORD} />;
  return (
    <FramedPage
      locale={locale}
      path={INSURERS_PATH}
      head={generateMetadata({ params })}
      load={async () => <InsurersDetail {...{ locale, insurers }} helpline={getHelpline()} />}
    />
  );
}

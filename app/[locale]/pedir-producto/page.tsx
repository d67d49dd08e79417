import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ProductRequestPage } from '@/components/product-request/product-request-page';
import { getProductCatalogue } from '@/lib/api/product-requests';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/record-metadata';

export const revalidate = 30;

const KEY = 'pedir-producto';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProductRequest');
    return { title: t('title'), description: t('lead') };
  };
  return recordMetadata({ locale, key: KEY, fallback });
}

export default async function ProductRequestRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => (
    <ProductRequestPage locale={locale} brand={shell.brand} catalogue={await getProductCatalogue(locale)} />
  );
  return <Outcome shell={shell} path={`/${KEY}`} load={load} />;
}

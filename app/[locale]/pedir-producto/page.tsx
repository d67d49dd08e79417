import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ProductRequestPage } from '@/components/product-request/product-request-page';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getProductCatalogue } from '@/lib/api/product-requests';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

const KEY = 'pedir-producto';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, KEY), null), getTranslations('ProductRequest')]);
    const seo = page?.seo ?? { title: null, description: null, isIndexable: true };
    return pageMetadata({ locale, path: `/${KEY}`, seo, fallback: { title: t('title'), description: t('lead') } });
  });
}

export default async function ProductRequestRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  const load = async () => (
    <ProductRequestPage locale={locale} brand={shell.brand} catalogue={await getProductCatalogue(locale)} />
  );
  return <Outcome shell={shell} path={`/${KEY}`} load={load} />;
}

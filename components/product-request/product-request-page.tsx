import { getTranslations } from 'next-intl/server';
import { FormHead } from '@/components/forms/form-head';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { ProductCatalogue } from '@/lib/domain/product-catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { ProductRequestForm } from './product-request-form';
import { productRequestTexts } from './product-request-texts';

type Props = { locale: Locale; brand: string; catalogue: ProductCatalogue };

/** The page that asks for a product (M153). */
export async function ProductRequestPage({ locale, brand, catalogue }: Props) {
  const [t, shop, texts] = await Promise.all([
    getTranslations('ProductRequestPage'),
    getTranslations('Shop'),
    productRequestTexts(brand),
  ]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[{ name: shop('title'), path: '/especial-online' }]} current={t('title')} />
      <FormHead id="solicitud-t" title={t('title')} lead={t('lead')} />
      <div className="wrap py-10 lg:py-14">
        <NoScriptNote text={t('noScript')} />
        <ProductRequestForm locale={locale} catalogue={catalogue} texts={texts} />
      </div>
    </>
  );
}

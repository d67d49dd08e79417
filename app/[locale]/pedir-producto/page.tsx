import { getTranslations } from 'next-intl/server';
import { FormHead, NoScriptNote } from '@/components/forms/form-head';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ProductRequestForm } from '@/components/product-request/product-request-form';
import { productRequestTexts } from '@/components/product-request/product-request-texts';
import type { ProductCatalogue } from '@/lib/domain/product-catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { getProductCatalogue } from '@/lib/requests/requests';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'pedir-producto',
  messages: 'ProductRequestPage',
  isShared: false,
  load: async ({ locale, brand }) => (
    <ProductRequestPage locale={locale} brand={brand} catalogue={await getProductCatalogue(locale)} />
  ),
});

export { generateMetadata };
export default page;

type Props = { locale: Locale; brand: string; catalogue: ProductCatalogue };

/** The page that asks for a product (M153). */
async function ProductRequestPage({ locale, brand, catalogue }: Props) {
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

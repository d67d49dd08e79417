import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneLink } from '@/components/layout/phone-link';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { ProductCatalogue } from '@/lib/domain/product-request';
import type { Locale } from '@/lib/i18n/locales';
import { ProductRequestForm } from './product-request-form';
import { productRequestTexts } from './product-request-texts';

type Props = { locale: Locale; brand: string; catalogue: ProductCatalogue };

/** The page that asks for a product (specification part 2, "Product request page"). */
export async function ProductRequestPage({ locale, brand, catalogue }: Props) {
  const [t, shop, texts] = await Promise.all([
    getTranslations('ProductRequest'),
    getTranslations('Shop'),
    productRequestTexts(brand),
  ]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[{ name: shop('title'), path: '/especial-online' }]} current={t('title')} />
      <div className="bg-mist">
        <div className="wrap stack py-10 lg:py-14">
          <h1 id="solicitud-t" className="text-4xl">
            {t('title')}
          </h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </div>
      <div className="wrap py-10 lg:py-14">
        <noscript>
          <p className="note mb-10">
            <span>
              {t('noScript')} <PhoneLink className="link whitespace-nowrap" phone={DEFAULT_PHONE} />
            </span>
          </p>
        </noscript>
        <ProductRequestForm locale={locale} catalogue={catalogue} texts={texts} />
      </div>
    </>
  );
}

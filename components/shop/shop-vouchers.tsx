import { getTranslations } from 'next-intl/server';
import { toVoucher } from '@/components/products/voucher';
import { VoucherGrid } from '@/components/products/voucher-grid';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Product } from '@/lib/domain/product';
import { clinicsOfProduct, serviceOfProduct } from '@/lib/domain/shop';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = {
  locale: Locale;
  products: Product[];
  specialities: Speciality[];
  clinics: Clinic[];
  /** Of the products that have one. */
  pictures: Map<MediaRef, Picture>;
};

/** Products as a grid of vouchers (checklist M74). */
export async function ShopVouchers({ locale, products, specialities, clinics, pictures }: Props) {
  const t = await getTranslations('VoucherCard');
  const vouchers = products.map((product) => {
    const count = clinicsOfProduct(product, clinics).length;
    return toVoucher(product, {
      locale,
      service: serviceOfProduct(product, specialities),
      picture: (product.picture && pictures.get(product.picture)) ?? null,
      clinics: count > 0 ? t('clinics', { count }) : null,
    });
  });
  const texts = textsOf(t, ['online', 'taxesIncluded', 'askPrice', 'pricingPolicy', 'see']);
  return <VoucherGrid vouchers={vouchers} texts={{ ...texts, policyHref: localePath(locale, '/politica-precios') }} />;
}

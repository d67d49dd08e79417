import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Product } from '@/lib/domain/product';
import { clinicsOfProduct, serviceOfProduct } from '@/lib/domain/shop';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { toVoucher } from './voucher';
import { VoucherCard } from './voucher-card';

type Props = {
  locale: Locale;
  products: Product[];
  specialities: Speciality[];
  clinics: Clinic[];
  /** Of the products that have one. */
  pictures: Map<MediaRef, Picture>;
};

/** Products as a grid of vouchers (M74). */
export async function ShopVouchers({ locale, products, specialities, clinics, pictures }: Props) {
  const t = await getTranslations('VoucherTerms');
  const vouchers = products.map((product) => {
    const count = clinicsOfProduct(product, clinics).length;
    return toVoucher(product, {
      locale,
      service: serviceOfProduct(product, specialities),
      picture: (product.picture && pictures.get(product.picture)) ?? null,
      clinics: count > 0 ? t('clinics', { count }) : null,
      terms: termsOf(product, t),
    });
  });
  return (
    <ul className="grid-cards">
      {vouchers.map((voucher) => (
        <li key={voucher.href} className="voucher grid">
          <VoucherCard locale={locale} voucher={voucher} />
        </li>
      ))}
    </ul>
  );
}

type Messages = Awaited<ReturnType<typeof getTranslations<'VoucherTerms'>>>;

/** "Válido 6 meses · se puede regalar"; null when the record says neither. */
function termsOf({ validMonths, isTransferable }: Product, t: Messages): string | null {
  const terms = [
    validMonths === null ? [] : t('validFor', { months: validMonths }),
    isTransferable === null ? [] : t(isTransferable ? 'mayBeGiven' : 'personal'),
  ];
  return terms.flat().join(' · ') || null;
}

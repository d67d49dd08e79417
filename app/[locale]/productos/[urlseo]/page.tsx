import { getTranslations } from 'next-intl/server';
import { readPublishedPrices } from '@/lib/appointments/price-list';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts, listFindableTests } from '@/lib/catalogue/findable';
import { getPicture } from '@/lib/catalogue/media';
import { getProduct } from '@/lib/catalogue/products';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { recordsById } from '@/lib/domain/catalogue';
import { formatPrice } from '@/lib/domain/price';
import { bookingOfVoucher } from '@/lib/domain/price-list';
import type { Product } from '@/lib/domain/product';
import { testsOfVoucher } from '@/lib/domain/related';
import { productHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { detailPage } from '../../detail-page';
import { ProductDetail } from './product-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = detailPage({
  path: (slug) => `/productos/${slug}`,
  read: getProduct,
  load: productPage,
  actionsOf: askForProduct,
});

export { generateMetadata };
export default page;

async function askForProduct(locale: Locale, { id, slug, priceCents }: Product) {
  const t = await getTranslations({ locale, namespace: 'Shell' });
  const href = productHref(locale, { productId: id, from: `/productos/${slug}` });
  return { ask: { href, text: t('askProduct'), price: priceCents ? formatPrice(locale, priceCents) : null } };
}

async function productPage(locale: Locale, slug: string) {
  const product = await getProduct(locale, slug);
  if (!product) return null;
  const [picture, specialities, clinics, tests, vouchers, published, t] = await Promise.all([
    optional(getPicture(locale, product.picture), null),
    optional(listSpecialities(locale), []),
    optional(listOwnClinics(locale), []),
    optional(listFindableTests(locale), []),
    optional(listFindableProducts(locale), []),
    optional(readPublishedPrices(), { day: null, bookings: [] }),
    getTranslations({ locale, namespace: 'Assistant' }),
  ]);
  const voucher = vouchers.find(({ id }) => id === product.id);
  return (
    <ProductDetail
      locale={locale}
      product={product}
      specialities={recordsById(product.specialityIds, specialities)}
      picture={picture}
      tests={voucher ? testsOfVoucher(voucher, tests) : []}
      booking={voucher ? bookingOfVoucher(voucher, published.bookings, (test) => t(`types.${test}`)) : null}
      clinics={clinics.filter((clinic) => product.clinicIds?.includes(clinic.id))}
    />
  );
}

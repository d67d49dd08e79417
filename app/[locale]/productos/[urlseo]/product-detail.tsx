import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { type BookedTest, BookingNote } from '@/components/products/booking-note';
import { ProductTexts } from '@/components/products/product-texts';
import { ProductVoucher } from '@/components/products/product-voucher';
import { ClinicsDialog } from '@/components/shared/clinics-dialog';
import { RelatedLinks } from '@/components/shared/related-links';
import { specialityTrail } from '@/components/shared/speciality-trail';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic } from '@/lib/domain/clinic';
import type { Picture } from '@/lib/domain/media';
import { formatPrice, shownPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import type { Speciality } from '@/lib/domain/speciality';
import { productHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { shopPath } from '@/lib/i18n/shop-address';
import { productData } from '@/lib/seo/structured/product';

type Props = {
  locale: Locale;
  product: Product;
  /** The specialities of the product, the main one first. */
  specialities: Speciality[];
  picture: Picture | null;
  /** The clinics where it can be used. */
  clinics: Clinic[];
  /** The tests it is valid for. */
  tests: { name: string; slug: string }[];
  /** The test alone, booked by slot. */
  booking: BookedTest | null;
};

/** The product page: description, terms, and the price in a sticky card (M68, M69). */
export async function ProductDetail(props: Props) {
  const { locale, product, specialities, picture, clinics, booking } = props;
  const [t, shop] = await Promise.all([getTranslations('Product'), getTranslations('Shop')]);
  const [speciality] = specialities;
  const service = speciality?.service ?? 'medicas';
  const asked = { productId: product.id, from: `/productos/${product.slug}` };
  const href = productHref(locale, asked);
  const price = shownPrice(product.priceCents);
  return (
    <div data-service={service}>
      <Breadcrumbs
        locale={locale}
        trail={specialityTrail({ name: shop('title'), path: '/especial-online' }, speciality)}
        current={product.name}
        about={[productData(locale, product, picture)]}
      />
      <div className="product">
        <div className="wrap product-grid">
          <div className="product-intro stack">
            <h1 className="text-4xl">{product.name}</h1>
            {product.description && <RichContent html={product.description} className="lead" />}
            {booking && <BookingNote {...{ locale, booking }} />}
          </div>
          <ProductVoucher
            locale={locale}
            product={product}
            picture={picture}
            service={service}
            clinicCount={clinics.length}
            href={href}
          />
          <ProductTexts product={product} href={href} />
        </div>
      </div>
      <ProductRelatedLinks {...props} />
      <ClinicsDialog
        locale={locale}
        id="clinicas-producto"
        title={t('clinicsWith', { name: product.name })}
        choices={clinics.map((clinic) => ({
          clinic,
          href: productHref(locale, { ...asked, clinicId: clinic.id }),
          price: price === null ? null : formatPrice(locale, price),
          hour: null,
        }))}
        request={t('reserve')}
      />
    </div>
  );
}

/** Links from a voucher to its tests, to its specialities, and to the other vouchers of its first speciality. */
async function ProductRelatedLinks({ locale, specialities, tests }: Props) {
  const t = await getTranslations('RelatedLinks');
  const [speciality] = specialities;
  const others = shopPath({ specialityId: speciality?.id ?? null, clinicId: null, order: null });
  return (
    <RelatedLinks
      title={t('more')}
      groups={[
        { title: t('tests'), links: tests.map(({ name, slug }) => [name, localePath(locale, `/pruebas/${slug}`)]) },
        {
          title: t('specialities'),
          links: specialities
            .filter(({ hasPage }) => hasPage)
            .map(({ name, slug }) => [name, localePath(locale, `/especialidades/${slug}`)]),
          all: [t('otherVouchers'), localePath(locale, others)],
        },
      ]}
    />
  );
}

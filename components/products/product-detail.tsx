import { getTranslations } from 'next-intl/server';
import { ClinicsDialog } from '@/components/clinics/clinics-dialog';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic } from '@/lib/domain/clinic';
import type { Picture } from '@/lib/domain/media';
import type { Product } from '@/lib/domain/product';
import type { Speciality } from '@/lib/domain/speciality';
import { productHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { productData } from '@/lib/seo/structured/product';
import { ProductTexts } from './product-texts';
import { ProductVoucher } from './product-voucher';

type Props = {
  locale: Locale;
  product: Product;
  /** The specialities of the product, the main one first. */
  specialities: Speciality[];
  picture: Picture | null;
  /** The clinics where it can be used. */
  clinics: Clinic[];
};

/** The product page: what it is, its price in a card that stays in sight, its terms (specification part 1). */
export async function ProductDetail({ locale, product, specialities, picture, clinics }: Props) {
  const [t, services] = await Promise.all([getTranslations('Product'), getTranslations('Services')]);
  const [speciality] = specialities;
  const service = speciality?.service ?? 'medicas';
  const href = productHref(locale, { productId: product.id, from: `/productos/${product.slug}` });
  return (
    <div data-service={service}>
      <Breadcrumbs
        locale={locale}
        trail={[
          ...(speciality?.service ? [{ name: services(speciality.service), path: null }] : []),
          ...(speciality
            ? [{ name: speciality.name, path: speciality.hasPage ? `/especialidades/${speciality.slug}` : null }]
            : []),
        ]}
        current={product.name}
        about={[productData(locale, product, picture)]}
      />
      <div className="product">
        <div className="wrap product-grid">
          <div className="product-intro stack">
            <h1 className="text-4xl">{product.name}</h1>
            {product.description && <RichContent html={product.description} className="lead" />}
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
      <ClinicsDialog
        locale={locale}
        id="clinicas-producto"
        title={t('clinicsWith', { name: product.name })}
        clinics={clinics}
      />
    </div>
  );
}

import type { Metadata } from 'next';
import { Outcome } from '@/components/layout/outcome';
import { ProductDetail } from '@/components/products/product-detail';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { getPicture } from '@/lib/api/media';
import { getProduct } from '@/lib/api/products';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import { listSpecialities } from '@/lib/api/specialities';
import { recordsById } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

const pathOf = (slug: string) => `/productos/${slug}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  return metadataOf(async () => {
    const product = await getProduct(locale, urlseo);
    const fallback = { title: product?.name ?? '', description: plainText(product?.description ?? '') };
    return product && pageMetadata({ locale, path: pathOf(product.slug), seo: product.seo, fallback });
  });
}

export default async function ProductPage({ params }: Props) {
  const { locale, urlseo } = await params;
  return (
    <Outcome
      shell={await getShell(locale)}
      path={pathOf(urlseo)}
      load={() => productPage(locale, urlseo)}
      social={socialTags(generateMetadata({ params }), { locale, path: pathOf(urlseo) })}
    />
  );
}

async function productPage(locale: Locale, slug: string) {
  const product = await getProduct(locale, slug);
  if (!product) return null;
  const [picture, specialities, clinics] = await Promise.all([
    optional(getPicture(product.picture), null),
    optional(listSpecialities(locale), []),
    optional(listOwnClinics(locale), []),
  ]);
  return (
    <ProductDetail
      locale={locale}
      product={product}
      specialities={recordsById(product.specialityIds, specialities)}
      picture={picture}
      clinics={clinics.filter((clinic) => product.clinicIds?.includes(clinic.id))}
    />
  );
}

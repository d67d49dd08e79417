import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ShopDetail } from '@/components/shop/shop-detail';
import { listOwnClinics } from '@/lib/api/clinics';
import { optional } from '@/lib/api/degrade';
import { listPictures } from '@/lib/api/media';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { listProducts } from '@/lib/api/products';
import { getShell } from '@/lib/api/shell';
import { listSpecialities } from '@/lib/api/specialities';
import { knownChoice, productsMatching, shopOptions, shopProducts } from '@/lib/domain/shop';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readShopAddress, SHOP_PATH, shopPath } from '@/lib/i18n/shop-address';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

/** The filter is in the address, and the page answers it without script. What it reads is kept like everywhere. */
export const dynamic = 'force-dynamic';

const PAGE_KEY = SHOP_PATH.slice(1);

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

/** Never indexed, whatever the record says; the canonical address has no filter (checklist M13, M14). */
export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, PAGE_KEY), null), getTranslations('Shop')]);
    const { title = null, description = null } = page?.seo ?? {};
    const fallback = { title: page?.name ?? t('title'), description: t('intro') };
    return pageMetadata({ locale, path: SHOP_PATH, seo: { title, description, isIndexable: false }, fallback });
  });
}

export default async function ShopPage({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const asked = readShopAddress(query);
  return (
    <Outcome
      shell={await getShell(locale)}
      path={shopPath(asked)}
      load={() => shop(locale, asked)}
      social={socialTags(generateMetadata({ params }), { locale, path: SHOP_PATH })}
    />
  );
}

async function shop(locale: Locale, asked: ReturnType<typeof readShopAddress>) {
  const [products, clinics, specialities, page] = await Promise.all([
    listProducts(locale),
    listOwnClinics(locale),
    optional(listSpecialities(locale), []),
    optional(getPage(locale, PAGE_KEY), null),
  ]);
  const { isClinicMissing } = asked;
  const choice = knownChoice(asked, shopOptions(specialities, clinics));
  const stock = shopProducts(products, clinics);
  // A form that lacks its clinic was not applied: everything stays on the page, the choice stays in the form.
  const shown = isClinicMissing ? stock : productsMatching(stock, choice);
  const [banner, pictures] = await Promise.all([
    page && optional(getPageBanner(locale, page), null),
    listPictures(shown.map((product) => product.picture)),
  ]);
  return (
    <ShopDetail {...{ locale, page, banner, stock, shown, choice, isClinicMissing, specialities, clinics, pictures }} />
  );
}

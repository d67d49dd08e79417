import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ShopFilterPart } from '@/components/shop/shop-filter-part';
import { ShopHeader } from '@/components/shop/shop-header';
import { ShopLinks } from '@/components/shop/shop-links';
import { ShopVouchers } from '@/components/shop/shop-vouchers';
import { Motif } from '@/components/ui/motif/motif';
import { PageLinks } from '@/components/ui/page-links';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listPictures } from '@/lib/catalogue/media';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { listProducts } from '@/lib/catalogue/products';
import { listSpecialities } from '@/lib/catalogue/specialities';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Product } from '@/lib/domain/product';
import {
  inOrder,
  productsMatching,
  type ShopChoice,
  shopOptions,
  shopPageCount,
  shopProducts,
  VOUCHERS_PER_PAGE,
  validChoice,
} from '@/lib/domain/shop';
import { foundChoice, type ShopLists, type ShopSpeciality, shopLists, soldSpecialities } from '@/lib/domain/shop-lists';
import type { Speciality } from '@/lib/domain/speciality';
import type { Query } from '@/lib/i18n/directory-address';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { readShopAddress, readShopPage, readShopSearch, SHOP_PATH, shopPath } from '@/lib/i18n/shop-address';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { FramedPage } from '../framed-page';

const PAGE_KEY = SHOP_PATH.slice(1);

type Props = { params: Promise<{ locale: Locale }> };
type FilteredProps = Props & { searchParams: Promise<Query> };

/** The cached shop, and the shop filtered by the query of its address (docs/decisions/0110). */
export const SHOP_PAGES = {
  whole: {
    generateMetadata: ({ params }: Props) => shopMetadata(params, {}),
    page: ({ params }: Props) => shopPage(params, {}),
  },
  filtered: {
    generateMetadata: async ({ params, searchParams }: FilteredProps) => shopMetadata(params, await searchParams),
    page: async ({ params, searchParams }: FilteredProps) => shopPage(params, await searchParams),
  },
};

/** Never indexed, whatever the record says; the canonical address has no filter (M13, M14). */
async function shopMetadata(params: Props['params'], query: Query): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const [page, t] = await Promise.all([optional(getPage(locale, PAGE_KEY), null), getTranslations('Shop')]);
    if (readShopPage(query) !== 1 && !(await shop(locale, query))) return null;
    const fallback = { title: page?.name ?? t('title'), description: t('intro') };
    return pageMetadata({ locale, path: SHOP_PATH, seo: page?.seo ?? OPEN_SEO, fallback });
  });
}

async function shopPage(params: Props['params'], query: Query) {
  const { locale } = await params;
  const asked = readShopAddress(query);
  return (
    <FramedPage
      locale={locale}
      path={asked.isClinicMissing ? SHOP_PATH : shopPath(asked, readShopPage(query))}
      head={shopMetadata(params, query)}
      load={() => shop(locale, query)}
    />
  );
}

/** Returns the data of the shop for a query, or null beyond its last page. */
async function shop(locale: Locale, query: Query) {
  const [asked, number, text] = [readShopAddress(query), readShopPage(query), readShopSearch(query)];
  const [products, clinics, specialities, page] = await Promise.all([
    listProducts(locale),
    listOwnClinics(locale),
    optional(listSpecialities(locale), []),
    optional(getPage(locale, PAGE_KEY), null),
  ]);
  const offered = shopOptions(specialities, clinics);
  const { choice: held, total } = foundChoice(specialities, clinics, validChoice(asked, offered), text);
  // A form without a clinic hides nothing (M72), and a search by name shows its result.
  const hidesNothing = asked.isClinicMissing && held.clinicId === null;
  const isClinicMissing = hidesNothing && text === '';
  const choice = hidesNothing ? { ...held, specialityId: null } : held;
  const stock = shopProducts(products, clinics);
  const found = inOrder(productsMatching(stock, choice), choice.order);
  const count = shopPageCount(found.length);
  if (number < 1 || number > count) return null;
  const shown = found.slice((number - 1) * VOUCHERS_PER_PAGE, number * VOUCHERS_PER_PAGE);
  const [banner, pictures] = await Promise.all([
    page && optional(getPageBanner(locale, page), null),
    listPictures(
      locale,
      shown.map((product) => product.picture),
    ),
  ]);
  return (
    <ShopDetail
      {...{ locale, page, banner, stock, shown, choice, held, isClinicMissing, specialities, clinics, pictures }}
      lists={shopLists(specialities, clinics, held, text)}
      sold={soldSpecialities(stock, offered.specialities)}
      find={{ text, total }}
      part={{ number, count, total: found.length }}
    />
  );
}

type ShopDetailProps = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  lists: ShopLists;
  /** For visitors without script: the text typed to find a record, and the number of records with it. */
  find: { text: string; total: number };
  /** All vouchers of the shop, and the vouchers that match the choice. */
  stock: Product[];
  shown: Product[];
  /** The choice that is shown. `held` is the choice in the form, which does not filter while its clinic is missing. */
  choice: ShopChoice;
  held: ShopChoice;
  isClinicMissing: boolean;
  /** The specialities with vouchers. */
  sold: ShopSpeciality[];
  specialities: Speciality[];
  clinics: Clinic[];
  pictures: Map<MediaRef, Picture>;
  /** The page number, the number of pages, and the total of vouchers on all of them. */
  part: { number: number; count: number; total: number };
};

/** The shop of vouchers (M70 to M74). */
async function ShopDetail(props: ShopDetailProps) {
  const {
    locale,
    page,
    banner,
    stock,
    shown,
    choice,
    held,
    isClinicMissing,
    sold,
    specialities,
    clinics,
    pictures,
    part,
    lists,
    find,
  } = props;
  const t = await getTranslations('Shop');
  const isFiltered = choice.specialityId !== null || choice.clinicId !== null;
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={page?.name ?? t('title')} />
      <ShopHeader
        locale={locale}
        page={page}
        banner={banner}
        isBrief={isFiltered || isClinicMissing || part.number > 1}
      />
      <section className="wrap section" aria-labelledby="bonos-t">
        <h2 id="bonos-t">{t('vouchers')}</h2>
        <ShopFilterPart
          {...{ locale, isClinicMissing, stock, lists, find }}
          choice={held}
          total={part.total}
          canReset={(isFiltered || isClinicMissing) && shown.length > 0}
        />
        <ShopLinks {...{ locale, choice, sold }} />
        {shown.length > 0 ? (
          <>
            <ShopVouchers {...{ locale, specialities, clinics, pictures }} products={shown} />
            <PageLinks
              number={part.number}
              count={part.count}
              href={(number) => localePath(locale, shopPath(choice, number))}
            />
          </>
        ) : (
          <ShopEmpty locale={locale} isFiltered={stock.length > 0} />
        )}
      </section>
    </>
  );
}

type ShopEmptyProps = {
  locale: Locale;
  /** True when the shop has vouchers but the filter matches none. */
  isFiltered: boolean;
};

/** Explains an empty list, with the one action that helps. */
async function ShopEmpty({ locale, isFiltered }: ShopEmptyProps) {
  const t = await getTranslations('Shop');
  return (
    <div className="stack grid justify-items-start">
      <Motif service="medicas" seed="" variant="outline" cols={12} rows={6} className="h-30 rounded-md" />
      <p className="lead">{t(isFiltered ? 'noneFound' : 'noneAtAll')}</p>
      <p>
        {isFiltered ? (
          <a className="btn btn-primary" href={localePath(locale, SHOP_PATH)}>
            {t('seeAll')}
          </a>
        ) : (
          <a className="btn btn-primary" href={appointmentHref(locale, { from: SHOP_PATH })}>
            {t('ask')}
          </a>
        )}
      </p>
    </div>
  );
}

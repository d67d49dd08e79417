import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLinks } from '@/components/ui/page-links';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Product } from '@/lib/domain/product';
import type { ShopChoice } from '@/lib/domain/shop';
import type { ShopLists, ShopSpeciality } from '@/lib/domain/shop-lists';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { shopPath } from '@/lib/i18n/shop-address';
import { ShopEmpty } from './shop-empty';
import { ShopFilterPart } from './shop-filter-part';
import { ShopHeader } from './shop-header';
import { ShopLinks } from './shop-links';
import { ShopVouchers } from './shop-vouchers';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  lists: ShopLists;
  /** What somebody without script typed to find a record of the lists, and how many have it. */
  find: { text: string; total: number };
  /** Everything the shop sells, and what of it the choice shows. */
  stock: Product[];
  shown: Product[];
  /** The choice that is shown; `held` is the form's, which hides nothing while its clinic is missing. */
  choice: ShopChoice;
  held: ShopChoice;
  isClinicMissing: boolean;
  /** The specialities with vouchers. */
  sold: ShopSpeciality[];
  specialities: Speciality[];
  clinics: Clinic[];
  pictures: Map<MediaRef, Picture>;
  /** Of what the choice shows: this page, how many there are, and vouchers on all of them. */
  part: { number: number; count: number; total: number };
};

/** The shop of vouchers (M70 to M74). */
export async function ShopDetail(props: Props) {
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
      <section className="wrap py-10 lg:py-12" aria-labelledby="bonos-t">
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

import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { specialitiesByService } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Product } from '@/lib/domain/product';
import { type ShopChoice, shopOptions, specialityOptions } from '@/lib/domain/shop';
import type { Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SHOP_PATH } from '@/lib/i18n/shop-address';
import { textsOf } from '@/lib/i18n/texts';
import { ShopEmpty } from './shop-empty';
import { ShopFilter } from './shop-filter';
import { ShopHeader } from './shop-header';
import { ShopVouchers } from './shop-vouchers';
import './shop.css';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  /** Everything the shop sells, and what of it the choice shows. */
  stock: Product[];
  shown: Product[];
  choice: ShopChoice;
  isClinicMissing: boolean;
  specialities: Speciality[];
  clinics: Clinic[];
  pictures: Map<MediaRef, Picture>;
};

/** The shop of vouchers (specification part 1, "Online specials shop"; checklist M70 to M74). */
export async function ShopDetail(props: Props) {
  const { locale, page, banner, stock, shown, choice, isClinicMissing, specialities, clinics, pictures } = props;
  const [t, filter, services, communities] = await Promise.all([
    getTranslations('Shop'),
    getTranslations('ShopFilter'),
    getTranslations('Services'),
    getTranslations('Communities'),
  ]);
  const offered = shopOptions(specialities, clinics);
  const isFiltered = choice.specialityId !== null || choice.clinicId !== null;
  const grouped = specialitiesByService(specialityOptions(offered.specialities, offered.clinics));
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={page?.name ?? t('title')} />
      <ShopHeader locale={locale} page={page} banner={banner} isBrief={isFiltered || isClinicMissing} />
      <section className="wrap py-10 lg:py-12" aria-labelledby="bonos-t">
        <h2 id="bonos-t">{t('vouchers')}</h2>
        <ShopFilter
          action={localePath(locale, SHOP_PATH)}
          choice={choice}
          isClinicMissing={isClinicMissing}
          specialities={grouped.flatMap((group) =>
            group.specialities.map(({ id, name, clinicIds }) => ({
              id,
              name,
              clinicIds,
              group: services(group.service),
            })),
          )}
          clinics={clinicsByCommunity(offered.clinics).flatMap((group) =>
            group.clinics.map(({ id, name }) => ({ id, name, group: communities(group.community) })),
          )}
          stock={stock.map(({ specialityIds, clinicIds }) => ({ specialityIds, clinicIds }))}
          resetHref={(isFiltered || isClinicMissing) && shown.length > 0 ? localePath(locale, SHOP_PATH) : null}
          texts={{
            seeAll: t('seeAll'),
            ...textsOf(filter, ['label', 'speciality', 'allSpecialities', 'clinic', 'chooseClinic', 'errorMark']),
            ...textsOf(filter, ['clinicMissing', 'filter']),
            shown: filter('shown', { count: shown.length }),
            previewNone: filter('preview', { count: 0 }),
            previewOne: filter('preview', { count: 1 }),
            previewMany: filter('previewMany', { count: '#' }),
          }}
        />
        {shown.length > 0 ? (
          <ShopVouchers {...{ locale, specialities, clinics, pictures }} products={shown} />
        ) : (
          <ShopEmpty locale={locale} isFiltered={stock.length > 0} />
        )}
      </section>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { specialitiesByService } from '@/lib/domain/catalogue';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { Product } from '@/lib/domain/product';
import type { ShopChoice } from '@/lib/domain/shop';
import { countable, type ShopLists } from '@/lib/domain/shop-lists';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SHOP_PATH } from '@/lib/i18n/shop-address';
import { textsOf } from '@/lib/i18n/texts';
import { ShopFilter } from './shop-filter';
import { ShopSearchFilter } from './shop-search-filter';

type Props = {
  locale: Locale;
  choice: ShopChoice;
  isClinicMissing: boolean;
  stock: Product[];
  lists: ShopLists;
  find: { text: string; total: number };
  /** Vouchers of the choice, on all pages. */
  total: number;
  canReset: boolean;
};

/** The filter with its texts: two native lists if both are short, otherwise two searchable lists. */
export async function ShopFilterPart({ locale, choice, isClinicMissing, stock, lists, find, total, canReset }: Props) {
  const [t, filter, counted, services, communities] = await Promise.all([
    getTranslations('Shop'),
    textsOf('ShopFilter'),
    getTranslations('ShopCount'),
    textsOf('Services'),
    textsOf('Communities'),
  ]);
  const props = {
    ...{ locale, choice, isClinicMissing },
    action: localePath(locale, SHOP_PATH),
    stock: countable(stock),
    resetHref: canReset ? localePath(locale, SHOP_PATH) : null,
    texts: {
      seeAll: t('seeAll'),
      ...filter,
      shown: counted('shown', { count: total }),
      previewNone: counted('preview', { count: 0 }),
      previewOne: counted('preview', { count: 1 }),
      previewMany: counted.raw('previewMany'),
    },
  };
  if (lists.first) {
    const { text, total: found } = find;
    const search = await getTranslations('ShopSearch');
    return (
      <ShopSearchFilter
        {...props}
        {...{ services, communities }}
        lists={{ ...lists, first: lists.first }}
        find={{ text, label: search('label'), outcome: text && search('found', { count: found, text }) }}
        picker={await textsOf('Picker')}
      />
    );
  }
  return (
    <ShopFilter
      {...props}
      specialities={specialitiesByService(lists.specialities).flatMap((group) =>
        group.specialities.map(({ id, name, clinicIds = [] }) => ({
          ...{ id, name, clinicIds },
          group: services[group.service],
        })),
      )}
      clinics={clinicsByCommunity(lists.clinics).flatMap((group) =>
        group.clinics.map(({ id, name }) => ({ id, name, group: communities[group.community] })),
      )}
    />
  );
}

import { displayDay } from '@clinic/contract/dates';
import { getTranslations } from 'next-intl/server';
import { ListingFrame } from '@/components/listings/listing-frame';
import { PriceSearch } from '@/components/prices/price-search';
import { PriceSections } from '@/components/prices/price-sections';
import { PricesFound } from '@/components/prices/prices-found';
import { PrintButton } from '@/components/ui/print-button';
import { readPrices } from '@/lib/appointments/price-list';
import type { ContentPage } from '@/lib/domain/page';
import { priceListingPath } from '@/lib/domain/price-list';
import { pricesPath, readPriceAddress } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { priceListData } from '@/lib/seo/structured/product';
import { indexPages } from '../index-pages';

/** The list of every published price. */
export const PRICE_INDEX = indexPages({
  key: 'precios',
  messages: 'PriceIndex',
  pathOf: priceListingPath,
  readChoice: readPriceAddress,
  choicePath: pricesPath,
  read: readPrices,
  show: PriceIndex,
});

type Props = {
  locale: Locale;
  record: ContentPage | null;
  list: NonNullable<Awaited<ReturnType<typeof readPrices>>>;
  choice: string;
  isFiltered: boolean;
};

/** Every published price by speciality, or those that a search finds, with the text of its record. */
async function PriceIndex({ locale, record, list, choice, isFiltered }: Props) {
  const t = await getTranslations('PriceIndex');
  const { total, sections, day } = list;
  const rows = sections.flatMap(({ members }) => members);
  return (
    <ListingFrame
      {...{ locale, record, list, isFiltered }}
      path="/precios"
      pathOf={isFiltered ? (number) => pricesPath(choice, number) : priceListingPath}
      messages={{ name: t('name'), title: t('title'), lead: total > 0 || isFiltered ? t('lead') : t('none') }}
      listed={[]}
      about={rows.length > 0 ? [priceListData(locale, t('title'), rows)] : undefined}
      tools={
        <div className="directory-tools">
          <PriceSearch {...{ locale, text: choice }} />
          {isFiltered && <PricesFound {...{ locale, total }} />}
          {day && <p className="muted">{t('day', { day: displayDay(day) })}</p>}
        </div>
      }
    >
      <PriceSections {...{ locale, sections }} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 no-print">
        <a className="link" href={localePath(locale, '/politica-precios')}>
          {t('policy')}
        </a>
        <PrintButton label={t('print')} />
      </p>
    </ListingFrame>
  );
}

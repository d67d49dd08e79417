import { getTranslations } from 'next-intl/server';
import { Motif } from '@/components/ui/motif/motif';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { SHOP_PATH } from '@/lib/i18n/shop-address';

type Props = {
  locale: Locale;
  /** There are vouchers, but none for what was chosen. */
  isFiltered: boolean;
};

/** Nothing to show: why, and the one thing to do. */
export async function ShopEmpty({ locale, isFiltered }: Props) {
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

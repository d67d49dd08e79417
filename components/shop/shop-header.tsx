import { getTranslations } from 'next-intl/server';
import { BannerAction } from '@/components/shared/banner';
import { PageHead } from '@/components/shared/page-head';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { SHOP_PATH } from '@/lib/i18n/shop-address';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  /** True for a filtered shop: the vouchers come first, and the explanation is folded. */
  isBrief: boolean;
};

/**
 * Describes vouchers and how to buy one, from the page record, or with a text of the site when there is no record
 * (M70).
 */
export async function ShopHeader({ locale, page, banner, isBrief }: Props) {
  const t = await getTranslations('Shop');
  const intro = page?.content ? <RichContent html={page.content} /> : <p className="lead">{t('intro')}</p>;
  const title = <h1 className="text-4xl">{page?.name ?? t('title')}</h1>;
  if (isBrief) {
    return (
      <div className="bg-mist">
        <div className="wrap stack py-8">
          {title}
          <details className="more shop-intro">
            <summary className="link">
              {t('howItWorks')} <Icon name="chevron-down" />
            </summary>
            <div className="pt-4">{intro}</div>
          </details>
        </div>
      </div>
    );
  }
  return (
    <PageHead banner={banner} motif={{ service: 'medicas', seed: 'especial-online' }}>
      {title}
      {banner?.slogan && <p className="lead">{banner.slogan}</p>}
      {page?.content ? <Fold title={t('howItWorks')}>{intro}</Fold> : intro}
      {banner?.href && (
        <p className="pt-2">
          <BannerAction locale={locale} href={banner.href} known={{ from: SHOP_PATH }} />
        </p>
      )}
    </PageHead>
  );
}

import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Motif } from '@/components/motif/motif';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  page: ContentPage | null;
  banner: Banner | null;
  /** The visitor filters: the vouchers come first, and how they work can be opened. */
  isBrief: boolean;
};

/** What a voucher is and how it is bought, from the page record; our own words when there is none (checklist M70). */
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
    <div className="bg-mist">
      <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
        <div className="stack lg:col-span-7">
          {title}
          {banner?.slogan && (
            <p className="lead">
              {banner.href ? (
                <a className="link" href={recordHref(locale, banner.href)}>
                  {banner.slogan}
                </a>
              ) : (
                banner.slogan
              )}
            </p>
          )}
          {intro}
          <BannerSeal banner={banner} />
        </div>
        <div className="max-lg:hidden lg:col-span-5">
          {banner && banner.pictures.length > 0 ? (
            <BannerVisual pictures={banner.pictures} name={banner.name} isWideOnly />
          ) : (
            <Motif
              service="medicas"
              seed="especial-online"
              cols={14}
              rows={9}
              className="aspect-3/2 w-full rounded-lg"
            />
          )}
        </div>
      </div>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { BannerAction, BannerSeal, BannerVisual } from '@/components/shared/banner';
import { Motif } from '@/components/ui/motif/motif';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; banner: Banner | null };

/**
 * The first section of the home page: who we are, and the main button. Without a banner record it has a text of the
 * site.
 */
export async function Hero({ locale, banner }: Props) {
  const t = await getTranslations('Home');
  const hasPhotos = banner !== null && banner.pictures.length > 0;
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-10 pt-12 pb-32 lg:grid-cols-12 lg:pt-16">
        <div className="stack lg:col-span-6">
          <h1>{banner?.slogan ?? t('slogan')}</h1>
          {banner?.description ? (
            <RichContent html={banner.description} className="lead" />
          ) : (
            <p className="lead">{t('lead')}</p>
          )}
          <p className="pt-3">
            <BannerAction locale={locale} href={banner?.href} known={{ from: '/' }} />
          </p>
          <BannerSeal banner={banner} />
        </div>
        <div className={hasPhotos ? 'lg:col-span-6' : 'max-lg:hidden lg:col-span-6'}>
          {hasPhotos ? (
            <BannerVisual pictures={banner.pictures} name={banner.name} />
          ) : (
            <div className="grid h-88 grid-cols-[1.4fr_1fr] grid-rows-[1.6fr_1fr] gap-3">
              <Motif service="medicas" seed="inicio" cols={16} rows={17} className="row-span-2 size-full rounded-md" />
              <Motif service="imagen" seed="inicio" cols={12} rows={10} className="size-full rounded-md" />
              <Motif service="genetica" seed="inicio" cols={12} rows={7} className="size-full rounded-md" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

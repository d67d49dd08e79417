import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; page: ContentPage; banner: Banner | null };

/** A content page: name, text and, when it has one, its banner (checklist M85). */
export async function ContentDetail({ locale, page, banner }: Props) {
  const t = await getTranslations('Content');
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={page.name} />
      <article>
        <div className="bg-mist">
          <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
            <div className="stack lg:col-span-7">
              <h1 className="text-4xl">{page.name}</h1>
              {banner?.slogan && <p className="lead">{banner.slogan}</p>}
              {banner?.description && <RichContent html={banner.description} className="text-ink-2" />}
              {banner?.href && (
                <p className="pt-2">
                  <a className="btn btn-primary" href={recordHref(locale, banner.href)}>
                    {t('more')} <Icon name="arrow-right" />
                  </a>
                </p>
              )}
              <BannerSeal banner={banner} />
            </div>
            {banner && banner.pictures.length > 0 && (
              <div className="lg:col-span-5">
                <BannerVisual pictures={banner.pictures} name={banner.name} />
              </div>
            )}
          </div>
        </div>
        {page.content && (
          <div className="wrap py-12">
            <RichContent html={page.content} />
          </div>
        )}
      </article>
    </>
  );
}

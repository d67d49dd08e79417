import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BannerAction } from '@/components/shared/banner-action';
import { PageHead } from '@/components/shared/page-head';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner, ContentPage } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { ResultsWay } from './results-way';

type Props = {
  locale: Locale;
  page: ContentPage;
  banner: Banner | null;
  /** Of the page about results: the site they are on, null when none is configured. Any other page: left out. */
  results?: string | null;
};

/** A content page: name, text and, when it has one, its banner (M85). */
export function ContentDetail({ locale, page, banner, results }: Props) {
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={page.name} />
      <article>
        <PageHead banner={banner}>
          <h1 className="text-4xl">{page.name}</h1>
          {banner?.slogan && <p className="lead">{banner.slogan}</p>}
          {banner?.description && <RichContent html={banner.description} className="text-ink-2" />}
          {banner?.href && (
            <p className="pt-2">
              <BannerAction locale={locale} href={banner.href} known={{ from: `/${page.key}` }} />
            </p>
          )}
          {results !== undefined && <ResultsWay locale={locale} href={results} />}
        </PageHead>
        {page.content && (
          <div className="wrap py-12">
            <RichContent html={page.content} />
          </div>
        )}
      </article>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BannerAction } from '@/components/shared/banner-action';
import { PageHead } from '@/components/shared/page-head';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { type Locale, localePath } from '@/lib/i18n/locales';

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

/** The link to the configured site with results; `href` null: none is configured, so whom to ask. */
function ResultsWay({ locale, href }: { locale: Locale; href: string | null }) {
  const t = useTranslations('Content');
  return (
    <p className="pt-2">
      {href ? (
        <a className="btn btn-primary" href={href}>
          {t('results')} <Icon name="arrow-right" />
        </a>
      ) : (
        <a className="link" href={localePath(locale, '/contacto')}>
          {t('askClinic')}
        </a>
      )}
    </p>
  );
}

import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BannerAction } from '@/components/shared/banner';
import { PageHead } from '@/components/shared/page-head';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import type { Banner, ContentPage } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { FramedPage } from './framed-page';

const RESULTS_PAGE = 'mi-portal-salud';

/** The head of the content page with this key (its path without language prefix, M8). */
export function contentMetadata(locale: Locale, key: string): Promise<Metadata> {
  return metadataOf(async () => {
    const page = await getPage(locale, key);
    const fallback = { title: page?.name ?? '', description: plainText(page?.content ?? '') };
    return page && pageMetadata({ locale, path: `/${key}`, seo: page.seo, fallback });
  });
}

/** The content page with this key, for the route of all of them and for fixed routes that show one. */
export async function ContentRoute({ locale, pageKey }: { locale: Locale; pageKey: string }) {
  const path = `/${pageKey}`;
  const head = contentMetadata(locale, pageKey);
  return <FramedPage {...{ locale, path, head }} load={() => content(locale, pageKey)} />;
}

async function content(locale: Locale, key: string) {
  const page = await getPage(locale, key);
  if (!page) return null;
  const banner = await optional(getPageBanner(locale, page), null);
  const results = key === RESULTS_PAGE ? { results: env().RESULTS_URL ?? null } : {};
  return <ContentDetail locale={locale} page={page} banner={banner} {...results} />;
}

type Props = {
  locale: Locale;
  page: ContentPage;
  banner: Banner | null;
  /**
   * The address of the results site, or null when it is not configured. Undefined on every page except the one about
   * results.
   */
  results?: string | null;
};

/** A content page: name, text and, when it has one, its banner (M85). */
function ContentDetail({ locale, page, banner, results }: Props) {
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

/** The link to the configured site with results, or the contact when `href` is null. */
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

import type { Metadata } from 'next';
import { ContentDetail } from '@/components/content/content-detail';
import { getPage, getPageBanner } from '@/lib/catalogue/pages';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
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

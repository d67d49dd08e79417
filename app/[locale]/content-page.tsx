import type { Metadata } from 'next';
import { ContentDetail } from '@/components/content/content-detail';
import { Outcome } from '@/components/layout/outcome';
import { optional } from '@/lib/api/degrade';
import { getPage, getPageBanner } from '@/lib/api/pages';
import { plainText } from '@/lib/api/rich-text';
import { getShell } from '@/lib/api/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

/** The head of the content page with this key (its path without language prefix, checklist M8). */
export function contentMetadata(locale: Locale, key: string): Promise<Metadata> {
  return metadataOf(async () => {
    const page = await getPage(locale, key);
    const fallback = { title: page?.name ?? '', description: plainText(page?.content ?? '') };
    return page && pageMetadata({ locale, path: `/${key}`, seo: page.seo, fallback });
  });
}

/** The content page with this key, for the route of all of them and for fixed routes that show one. */
export async function ContentRoute({ locale, pageKey }: { locale: Locale; pageKey: string }) {
  return (
    <Outcome
      shell={await getShell(locale)}
      path={`/${pageKey}`}
      load={() => content(locale, pageKey)}
      social={socialTags(contentMetadata(locale, pageKey), { locale, path: `/${pageKey}` })}
    />
  );
}

async function content(locale: Locale, key: string) {
  const page = await getPage(locale, key);
  if (!page) return null;
  const banner = await optional(getPageBanner(locale, page), null);
  return <ContentDetail locale={locale} page={page} banner={banner} />;
}

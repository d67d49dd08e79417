import { getTranslations } from 'next-intl/server';
import { listPostEntries } from '@/lib/blog/blog';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { getPage } from '@/lib/catalogue/pages';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { newsFeed } from '@/lib/seo/feed';
import { textAnswer } from '@/lib/seo/text-files';
import { optional } from '@/lib/upstream/degrade';

/** Only the response is dynamic: lib/upstream caches the reads, as for pages. */
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** The news as a feed, with title and description of the page record `actualidad` (M83). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return textAnswer('application/rss+xml', async () => {
    const [posts, page, t] = await Promise.all([
      getConfiguration(locale).then(listPostEntries),
      optional(getPage(locale, 'actualidad'), null),
      getTranslations({ locale, namespace: 'NewsList' }),
    ]);
    const title = `${page?.name ?? t('title')} · ${env().BRAND_NAME}`;
    return newsFeed({ locale, title, description: page?.seo.description ?? title, posts });
  });
}

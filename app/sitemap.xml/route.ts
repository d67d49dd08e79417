import { cachedEntries, SITEMAP_KINDS } from '@/lib/seo/sitemap/entries';
import { sitemapFiles, sitemapIndex, sitemapPath } from '@/lib/seo/sitemap/xml';
import { textAnswer } from '@/lib/seo/text-files';

/** Only the response is dynamic: lib/upstream caches the reads, as for pages. */
export const dynamic = 'force-dynamic';

/** The sitemap index: one sitemap per kind of page, or several if one file cannot hold them. */
export async function GET(): Promise<Response> {
  return textAnswer('application/xml', async () => {
    const paths: string[] = [];
    for (const kind of SITEMAP_KINDS) {
      const files = sitemapFiles(await cachedEntries(kind));
      paths.push(...files.map((_, index) => sitemapPath(kind, index + 1)));
    }
    return sitemapIndex(paths);
  });
}

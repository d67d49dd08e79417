import { SITEMAP_KINDS } from '@/lib/seo/sitemap/entry';
import { keptEntries } from '@/lib/seo/sitemap/kept-entries';
import { sitemapFiles, sitemapIndex, sitemapPath } from '@/lib/seo/sitemap/xml';
import { textAnswer } from '@/lib/seo/text-answer';

/** What it reads is kept like everywhere. */
export const dynamic = 'force-dynamic';

/** The index of the sitemaps, one per kind of page and more where one file cannot hold them. */
export async function GET(): Promise<Response> {
  return textAnswer('application/xml', async () => {
    const kinds = await Promise.all(
      SITEMAP_KINDS.map(async (kind) => {
        const files = [...sitemapFiles(await keptEntries(kind))];
        return files.map((_, index) => sitemapPath(kind, index + 1));
      }),
    );
    return sitemapIndex(kinds.flat());
  });
}

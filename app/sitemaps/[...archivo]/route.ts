import { refuse } from '@/lib/http/answers';
import { cachedEntries, SITEMAP_KINDS } from '@/lib/seo/sitemap/entries';
import { sitemapFiles, urlSet } from '@/lib/seo/sitemap/xml';
import { streamOf, textAnswer } from '@/lib/seo/text-files';

/** Only the response is dynamic: lib/upstream caches the reads, as for pages. */
export const dynamic = 'force-dynamic';

const NAME = /^([a-z-]+?)(?:-([2-9]|[1-9]\d+))?\.xml$/;

type Context = { params: Promise<{ archivo: string[] }> };

/** Returns one sitemap: "clinicas.xml", "medicos-2.xml". The proxy refuses other names with the same response. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, name, number = '1'] = NAME.exec((await params).archivo.join('/')) ?? [];
  if (name === undefined) return refuse('not_found');
  const kind = SITEMAP_KINDS.find((known) => known === name);
  return textAnswer('application/xml', async () => {
    if (!kind) return null;
    const file = sitemapFiles(await cachedEntries(kind))[Number(number) - 1];
    return file ? streamOf(urlSet(file)) : null;
  });
}

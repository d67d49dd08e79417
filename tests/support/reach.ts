import type { ReadPath } from './read-once';

/** Limit of concurrent page requests: more would only wait for each other. */
const AT_ONCE = 6;

type Reached = {
  /** The sitemap addresses of this language, by path. */
  wanted: Set<string>;
  /** The distance of each found path from the home, in links. */
  depths: Map<string, number>;
  /** Number of fetched documents. */
  fetched: number;
};

const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<]*)?<\/loc>/g;
const LINK = /<a\b[^>]*\shref="(\/[^"#]*)/g;
/** Shown only without JavaScript: most visitors never see a link in it. */
const WITHOUT_SCRIPT = /<noscript\b.*?<\/noscript>/gs;

const decoded = (path: string) => decodeURI(path.replaceAll('&amp;', '&'));

/** Like a search engine, it retries a page that is temporarily unavailable. */
async function textOf(read: ReadPath, path: string, tries = 3): Promise<string> {
  const { status, text } = await read(path);
  if (status === 503 && tries > 1) return textOf(read, path, tries - 1);
  if (status !== 200) throw new Error(`${status} ${path}`);
  return text;
}

/** Every sitemap address, by language: '' for Spanish, '/ca', '/en'. */
async function sitemapPaths(read: ReadPath): Promise<Map<string, Set<string>>> {
  const found = new Map(['', '/ca', '/en'].map((prefix) => [prefix, new Set<string>()]));
  const index = await textOf(read, '/sitemap.xml');
  for (const [, file = ''] of index.matchAll(LOCATION)) {
    for (const [, path = '/'] of (await textOf(read, file)).matchAll(LOCATION)) {
      found.get(/^\/(?:ca|en)(?=\/|$)/.exec(path)?.[0] ?? '')?.add(decoded(path));
    }
  }
  return found;
}

/**
 * Follows the links in the served HTML from the home of a language, within that language, nearest pages first, until
 * every sitemap address is found or no link is left: in a large catalogue most pages need no rendering.
 */
async function reachFrom(read: ReadPath, prefix: string, wanted: Set<string>): Promise<Reached> {
  const home = prefix || '/';
  const depths = new Map([[home, 0]]);
  const missing = new Set([...wanted].filter((path) => path !== home));
  const isOwn = (path: string) =>
    (prefix ? path === prefix || path.startsWith(`${prefix}/`) : !/^\/(?:ca|en)(?:\/|$)/.test(path)) &&
    !/^\/(?:media|_next|api)\//.test(path);
  let level = [home];
  let fetched = 0;
  while (level.length > 0 && missing.size > 0) {
    const next: string[] = [];
    const waiting = level.sort((a, b) => listsFirst(a) - listsFirst(b));
    const visit = async (path: string) => {
      fetched += 1;
      const shown = (await textOf(read, encodeURI(path))).replaceAll(WITHOUT_SCRIPT, '');
      for (const [, href = ''] of shown.matchAll(LINK)) {
        const link = decoded(href);
        if (depths.has(link) || !isOwn(link)) continue;
        depths.set(link, (depths.get(path) ?? 0) + 1);
        missing.delete(link);
        // Forms and filters lead only to pages that are linked elsewhere; the pages of the shop are in its query.
        if (!link.includes('?') || /\?pagina=\d+$/.test(link)) next.push(link);
      }
    };
    while (waiting.length > 0 && missing.size > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
    level = next;
  }
  return { wanted, depths, fetched };
}

/** Lists come first within a level: they find the most, and the depths stay correct. */
const listsFirst = (path: string): number =>
  /\/pagina\/\d+$|\?pagina=|^(?:\/(?:ca|en))?\/[a-z-]+$/.test(path) ? 0 : 1;

/** The sitemap addresses without a link. */
const orphansOf = ({ wanted, depths }: Reached): string[] => [...wanted].filter((path) => !depths.has(path));

const RECORDS = /^(?:\/(?:ca|en))?\/(?:clinicas|especialidades|medicos|pruebas|productos)\/[^/]+$/;

/** The pages of clinics, specialities, doctors, tests and vouchers that are more than three links away. */
const farRecordsOf = ({ wanted, depths }: Reached): string[] =>
  [...wanted].filter((path) => RECORDS.test(path) && (depths.get(path) ?? 0) > 3);

/**
 * Returns the link errors of these languages ('' is Spanish): orphans, records too far
 * from the home of a language, and sitemaps of a language with no more than `fewest` addresses.
 */
export async function unreached(
  read: ReadPath,
  languages: string[],
  fewest: number,
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  for (const [prefix, wanted] of await sitemapPaths(read)) {
    if (!languages.includes(prefix)) continue;
    if (wanted.size <= fewest) wrong[`too few sitemap addresses of "${prefix}"`] = [...wanted];
    const reached = await reachFrom(read, prefix, wanted);
    const found = { orphans: orphansOf(reached), 'more than three links away': farRecordsOf(reached) };
    for (const [what, paths] of Object.entries(found)) if (paths.length > 0) wrong[`${what} of "${prefix}"`] = paths;
  }
  return wrong;
}

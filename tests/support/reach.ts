import type { ReadPath } from './read-once';

/** Pages fetched at once: more only wait for each other. */
const AT_ONCE = 6;

type Reached = {
  /** Addresses of the sitemaps of this language, by path. */
  wanted: Set<string>;
  /** How many links from the home each found path is. */
  depths: Map<string, number>;
  /** How many documents were fetched to find them. */
  fetched: number;
};

const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<]*)?<\/loc>/g;
const LINK = /<a\b[^>]*\shref="(\/[^"#]*)/g;

const decoded = (path: string) => decodeURI(path.replaceAll('&amp;', '&'));

/** As a search engine does, a page that is unavailable for the moment is asked for again. */
async function textOf(read: ReadPath, path: string, tries = 3): Promise<string> {
  const { status, text } = await read(path);
  if (status === 503 && tries > 1) return textOf(read, path, tries - 1);
  if (status !== 200) throw new Error(`${status} ${path}`);
  return text;
}

/** Every address of the sitemaps, by language: '' for Spanish, '/ca', '/en'. */
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
 * Follows the links in the HTML as sent from the home of a language on, within it, nearest pages first, until every
 * address of its sitemaps is found or nothing is left to follow: of a large catalogue most pages need no rendering.
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
      for (const [, href = ''] of (await textOf(read, encodeURI(path))).matchAll(LINK)) {
        const link = decoded(href);
        if (depths.has(link) || !isOwn(link)) continue;
        depths.set(link, (depths.get(path) ?? 0) + 1);
        missing.delete(link);
        // Forms and filters lead to nothing that the pages do not; the pages of the shop are in its query.
        if (!link.includes('?') || /\?pagina=\d+$/.test(link)) next.push(link);
      }
    };
    while (waiting.length > 0 && missing.size > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
    level = next;
  }
  return { wanted, depths, fetched };
}

/** Within a level the lists come first: they find the most, and the depths stay those of the level. */
const listsFirst = (path: string): number =>
  /\/pagina\/\d+$|\?pagina=|^(?:\/(?:ca|en))?\/[a-z-]+$/.test(path) ? 0 : 1;

/** The addresses of the sitemaps that no link leads to. */
const orphansOf = ({ wanted, depths }: Reached): string[] => [...wanted].filter((path) => !depths.has(path));

const RECORDS = /^(?:\/(?:ca|en))?\/(?:clinicas|especialidades|medicos|pruebas|productos)\/[^/]+$/;

/** The pages of clinics, specialities, doctors, tests and vouchers that are more than three links away. */
const farRecordsOf = ({ wanted, depths }: Reached): string[] =>
  [...wanted].filter((path) => RECORDS.test(path) && (depths.get(path) ?? 0) > 3);

/**
 * Returns what is wrong with how the sitemaps' addresses of these languages ('' is Spanish) are linked: orphans, records too far
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

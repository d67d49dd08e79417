import type { ReadPath } from './read-once';

const AT_ONCE = 6;

/** The links of this site in a document: anchors and GET forms' targets, without fragments. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}

/** Follows the links from these pages on. Returns what was not answered with 200, each with a page that links there. */
export async function crawl(read: ReadPath, starts: string[], isFollowed = (_path: string) => true) {
  const from = new Map(starts.map((start) => [start, 'the start']));
  const waiting = [...starts];
  const broken: string[] = [];
  const visit = async (path: string) => {
    const { status, text } = await read(path);
    if (status !== 200) return void broken.push(`${status} ${path} (on ${from.get(path)})`);
    for (const link of linksIn(text)) {
      if (from.has(link) || /^\/(media|_next)\//.test(link) || !isFollowed(link)) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { broken, pages: from.size };
}

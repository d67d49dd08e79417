import type { ReadPath } from './read-once';

const AT_ONCE = 6;
/**
 * Limit of addresses that differ only in the values of their query: two thousand links lead to the appointment form.
 */
const MAX_PER_FORM = 5;

/** The internal links of a document: anchors and GET form targets, without fragments. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}

/** The path of a link with the names in its query, shared by the links to one form. */
function formOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://site.test');
  return `${pathname}?${[...searchParams.keys()].toSorted()}`;
}

/**
 * Follows the links from these pages on, those to a form a few times. Returns the pages without a 200 response, each
 * with a page that links there, and the number of pages read.
 */
export async function crawl(read: ReadPath, starts: string[], isFollowed = (_path: string) => true) {
  const from = new Map(starts.map((start) => [start, 'the start']));
  const waiting = [...starts];
  const broken: string[] = [];
  const forms = new Map<string, number>();
  const isRead = (link: string): boolean => {
    const already = forms.get(formOf(link)) ?? 0;
    forms.set(formOf(link), already + 1);
    return !link.includes('?') || already < MAX_PER_FORM;
  };
  const visit = async (path: string) => {
    const { status, text } = await read(path);
    if (status !== 200) return void broken.push(`${status} ${path} (on ${from.get(path)})`);
    for (const link of linksIn(text)) {
      if (from.has(link) || /^\/(media|_next)\//.test(link) || !isFollowed(link) || !isRead(link)) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { broken, pages: from.size };
}

import { type APIRequestContext, expect, test } from '@playwright/test';

const AT_ONCE = 6;

/** The links of this site in a document: anchors and GET forms' targets, without fragments. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}

/** Follows every link from these pages on; answers those that did not answer 200, each with a page that links there. */
async function crawl(request: APIRequestContext, starts: string[]) {
  const from = new Map(starts.map((start) => [start, 'the start']));
  const waiting = [...starts];
  const broken: string[] = [];
  const visit = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0, failOnStatusCode: false, timeout: 30_000 });
    if (answer.status() !== 200) return void broken.push(`${answer.status()} ${path} (on ${from.get(path)})`);
    for (const link of linksIn(await answer.text())) {
      if (from.has(link) || /^\/(media|_next)\//.test(link)) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { broken, pages: from.size };
}

test('no link of the site, in any language, leads nowhere', async ({ request }) => {
  test.setTimeout(480_000);
  const { broken, pages } = await crawl(request, ['/', '/ca', '/en']);
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(900);
});

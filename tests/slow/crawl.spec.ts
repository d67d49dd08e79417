import { expect, test } from '@playwright/test';
import { crawl } from '../support/crawl';
import { PORTS } from '../support/ports';
import { readDocument } from '../support/read-once';
import { startReplay } from '../support/replay';
import { startSite } from '../support/site';

test('no link leads nowhere in front of an upstream that has no record for some pages', async ({ request }) => {
  test.setTimeout(240_000);
  const replay = await startReplay();
  const site = await startSite({ apiUrl: replay.origin, port: PORTS.recordedCrawl });
  try {
    const { broken, pages } = await crawl((path) => readDocument(request, site.origin + path), ['/', '/ca', '/en']);
    expect(broken).toEqual([]);
    expect(pages).toBeGreaterThan(150);
  } finally {
    await site.stop();
    replay.server.closeAllConnections();
    replay.server.close();
  }
});

import { expect, test } from 'vitest';
import { crawl } from '@/tests/support/crawl';
import { PORTS } from '@/tests/support/ports';
import { readerOf } from '@/tests/support/read-once';
import { startReplay } from '@/tests/support/replay';
import { startSite } from '@/tests/support/site';

test('no link is broken in front of an upstream without records for some pages', async () => {
  const replay = await startReplay();
  const site = await startSite({ apiUrl: replay.origin, port: PORTS.recordedCrawl });
  try {
    // A missing record is missing in every language; every-page.test.ts follows the links in the others.
    const { broken, pages } = await crawl(readerOf(site.origin), ['/'], (path) => !/^\/(?:ca|en)\b/.test(path));
    expect(broken).toEqual([]);
    expect(pages).toBeGreaterThan(120);
  } finally {
    await site.stop();
    replay.server.closeAllConnections();
    replay.server.close();
  }
});

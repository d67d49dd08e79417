// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../support/http-site';
import { pathOf } from '../support/page-statements';

const problemIn = (xml: string): string | null =>
  new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null;

it('serves well-formed XML: the feed, the sitemaps and their index', async () => {
  expect(problemIn('<a>')).not.toBeNull();
  const index = await textOf('/sitemap.xml');
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  expect(files.length).toBeGreaterThan(5);
  for (const path of ['/actualidad/feed.xml', '/sitemap.xml', ...files]) {
    expect([path, problemIn(await textOf(path))]).toEqual([path, null]);
  }
});

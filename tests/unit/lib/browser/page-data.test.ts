// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { setPageData } from '@/lib/browser/page-data';

const ENTRY = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]}';

afterEach(() => {
  window.TURBOPACK = undefined;
  window.__next_f = undefined;
});

it("leaves the same state as the framework's inline scripts", () => {
  setPageData(`${ENTRY}\n0:{"a":1}\n1:"b"\n`);
  expect(window.TURBOPACK).toEqual([JSON.parse(ENTRY)]);
  expect(window.__next_f).toEqual([[0], [1, '0:{"a":1}\n1:"b"\n']]);
});

it('is read from there by the installed framework', () => {
  const client = readFileSync('node_modules/next/dist/client/app-index.js', 'utf8');
  expect(client).toContain('self.__next_f = self.__next_f || []');
});

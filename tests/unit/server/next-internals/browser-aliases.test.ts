import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BROWSER_ALIASES } from '@/server/next-internals/browser-aliases';
import { askersOfConstants, framework } from './support';

describe('the large modules that no browser is sent', () => {
  it('are asked for by the installed version with these words, the constants from its router', () => {
    const polyfill = readFileSync(framework.resolve('next/dist/build/polyfills/process'), 'utf8');
    expect(polyfill).toContain("require('next/dist/compiled/process')");
    const names = askersOfConstants().map(({ name }) => name);
    expect(names.filter((name) => name.includes('/client/components/')).length).toBeGreaterThan(2);
    expect(Object.keys(BROWSER_ALIASES)).toHaveLength(3);
  });

  it('are replaced in the browser alone, by a file that is there', () => {
    for (const stand of Object.values(BROWSER_ALIASES)) {
      expect(Object.keys(stand)).toEqual(['browser']);
      expect(existsSync(stand.browser)).toBe(true);
    }
  });
});

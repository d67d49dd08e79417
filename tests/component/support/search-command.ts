import type { BrowserCommand } from 'vitest/node';
import type { SearchResults } from '../../../lib/domain/search.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';

/**
 * A command of the tests in Chromium: searches the demo catalogue in the site's own index. The index is built once per
 * run, in Node, because the content is read from files.
 */
export const searchDemo: BrowserCommand<[locale: Locale, text: string]> = async ({ project }, locale, text) => {
  const { findInDemo } = await project.import<{ findInDemo: (locale: Locale, text: string) => Promise<SearchResults> }>(
    './tests/support/demo-index.ts',
  );
  return findInDemo(locale, text);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    searchDemo: (locale: Locale, text: string) => Promise<SearchResults>;
  }
}

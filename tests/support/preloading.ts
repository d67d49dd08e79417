import type { Page } from '@playwright/test';
import { wholeChromium } from './chromium';

/** A browser with the defaults of a visitor: page cache, prefetching and prerendering. */
export const everydayChromium = () => ({
  ...wholeChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-background-networking'],
});

/** The browser's interpretation of speculation rules, as reported by its developer tools. */
export type Preloading = {
  /** The errors in the rules of the page. */
  errors: string[];
  /** The addresses that the rules of the page allow. */
  allowed: () => string[];
  /** The last status of a prefetched document, and of a prerendered page. */
  fetched: (url: string) => string | undefined;
  rendered: (url: string) => string | undefined;
  /** The addresses of both. */
  begun: () => string[];
};

export async function watchPreloading(page: Page): Promise<Preloading> {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const fetched = new Map<string, string>();
  const rendered = new Map<string, string>();
  let allowed: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) => key.url);
  });
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => void fetched.set(key.url, status));
  session.on('Preload.prerenderStatusUpdated', ({ key, status }) => void rendered.set(key.url, status));
  await session.send('Preload.enable');
  return {
    errors,
    allowed: () => allowed,
    fetched: (url) => fetched.get(url),
    rendered: (url) => rendered.get(url),
    begun: () => [...new Set([...fetched.keys(), ...rendered.keys()])],
  };
}

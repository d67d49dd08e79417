import type { Page } from '@playwright/test';
import { wholeChromium } from './chromium';

/** A browser as visitors have it: with its page cache, and with what it fetches ahead. */
export const everydayChromium = () => ({
  ...wholeChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-background-networking'],
});

/** What the browser makes of speculation rules, as its developer tools tell. */
export type Preloading = {
  /** What it could not read in the rules of the page. */
  errors: string[];
  /** The addresses that the rules of the page allow. */
  allowed: () => string[];
  /** The last status of a document that is fetched ahead, and of a page that is rendered ahead. */
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

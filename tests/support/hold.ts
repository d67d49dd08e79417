import type { Page } from '@playwright/test';

/**
 * Blocks an address until the returned function is called; with `json` this is then its response,
 * instead of the site's.
 */
export async function hold(page: Page, pattern: string, json?: object): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await (json ? route.fulfill({ json }) : route.continue()).catch(() => {}); // The page may be gone.
  });
  return release;
}

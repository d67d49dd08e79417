import type { Page } from '@playwright/test';

/**
 * Lets nothing of an address through until the answered function is called; with `json` it is answered with that then,
 * in place of the site.
 */
export async function hold(page: Page, pattern: string, json?: object): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await (json ? route.fulfill({ json }) : route.continue()).catch(() => {}); // the page may be gone
  });
  return release;
}

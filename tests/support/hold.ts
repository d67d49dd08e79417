import type { Page } from '@playwright/test';

/** Lets nothing of an address through until the answered function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page may be gone
  });
  return release;
}

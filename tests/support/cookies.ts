import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The scripts of the services as configured on the test site. */
export const SCRIPTS = {
  analytics: 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
  heatmap: 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6',
  pixel: 'https://connect.facebook.net/en_US/fbevents.js',
  seal: 'https://seal.example.test/seal.js',
};

export const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });

/** The visitor's choice as stored by the browser; undefined without one. */
export const storedChoice = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'cookies')?.value;

/** Responds to every request to another site with an empty script, and records it. */
export async function recordThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

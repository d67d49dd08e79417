import { expect, test } from './visit';

const CLINIC = '/clinicas/valencia-centro';

for (const [name, control, answer] of [
  ['the cookie settings', '.cookie-button', 'dialog[open]'],
  ['the question before the map', '.map-place button', '.map-question'],
] as const) {
  test(`the texts of ${name} are asked for together with their script`, async ({ page }) => {
    await page.goto(CLINIC);
    const framework = (await page.locator('script[type=deferred]').textContent())?.split(' ') ?? [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      if (!framework.includes(new URL(route.request().url()).pathname)) await held;
      await route.continue();
    });
    const texts = page.waitForRequest(/\/api\/cookies\?/);
    await page.locator(control).click();
    await texts;
    await expect(page.locator(answer)).toHaveCount(0);
    release();
    await expect(page.locator(answer)).toBeVisible();
    await expect(page.locator(answer)).toHaveCount(1);
  });
}

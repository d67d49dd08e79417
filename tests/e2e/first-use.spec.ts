import { expect, test } from './visit';

const CLINIC = '/clinicas/valencia-centro';

test('the texts of a layer are requested together with its script', async ({ context }) => {
  for (const [control, answer] of [
    ['.cookie-button', 'dialog[open]'],
    ['.map-place button', '.map-question'],
  ] as const) {
    const page = await context.newPage();
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
    await page.close();
  }
});

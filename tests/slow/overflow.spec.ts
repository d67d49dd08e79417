import { expectNoOverflow, test } from '../e2e/visit';
import { PAGE_STATES, tallest } from '../support/page-states';

const WIDTH = 320;

// Only styles and texts determine the width, so no script runs. A longer word overflows on a telephone first. Spanish
// is in tests/slow/accessibility.spec.ts.
test.use({ javaScriptEnabled: false, viewport: { width: WIDTH, height: 900 } });

for (const [name, paths] of Object.entries(PAGE_STATES)) {
  test(`fits a telephone in Catalan and English: ${name}`, async ({ page }) => {
    const pages = new Set(paths.filter((path) => !path.startsWith('/api/')).map((path) => path.split('?')[0]));
    for (const path of ['/ca', '/en'].flatMap((prefix) => [...pages].map((path) => prefix + path))) {
      await test.step(path, async () => {
        await page.goto(path.replace(/\/$/, ''));
        await expectNoOverflow(page, WIDTH, tallest(path));
      });
    }
  });
}

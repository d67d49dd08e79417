import { expectAccessible, expectNoOverflow, test } from '../e2e/visit';
import { PAGE_STATES, tallest } from '../support/page-states';

/** A telephone, and a desktop. */
const WIDTHS = [320, 1280] as const;

for (const [name, paths] of Object.entries(PAGE_STATES)) {
  test(`accessible on a telephone and a desktop: ${name}`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(path);
        for (const width of WIDTHS) {
          await expectNoOverflow(page, width, tallest(path));
          await expectAccessible(page);
        }
      });
    }
  });
}

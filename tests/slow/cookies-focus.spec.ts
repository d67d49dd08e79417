import { expect } from '../e2e/visit';
import { hydrated } from '../support/actions';
import type { ConfiguredSite } from '../support/configured-site';
import { barOf } from '../support/cookies';
import { actAt, idle, STAGES, slowDown } from '../support/hydration';
import { onConfigured as test } from './stacks';

// A press on the settings before the page is hydrated. Where the focus goes is in tests/component/cookies.

let site: ConfiguredSite;

test.beforeAll(({ stack }) => {
  site = stack;
});

for (const stage of STAGES) {
  test(`the cookie settings opened while the page hydrates stay open: ${stage}`, async ({ page }) => {
    await slowDown(page);
    await actAt(page, stage, { selector: 'footer .cookie-button' });
    await page.goto(`${site.origin}/aviso-legal`);
    await expect(page.locator('#cookies')).toBeVisible({ timeout: 15_000 });
    await hydrated(page.locator('footer .cookie-button'));
    await idle(page); // The question on arrival may come after the response to the press.
    await expect(barOf(page)).toBeAttached();
    await expect(page.locator('#cookies')).toBeVisible();
  });
}

import { expect, test } from '../e2e/visit';
import { booked } from '../support/booked';

test('a paid appointment prints on one page with brand, telephone, address and price', async ({ page, request }) => {
  const numcita = await booked(request, 90, true);
  for (const prefix of ['', '/ca', '/en']) {
    await page.goto(`${prefix}/payment/ok/${numcita}`);
    const main = page.getByRole('main');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.letterhead')).toContainText('963 400 900');
    await expect(main.getByRole('definition').filter({ hasText: /\d,\d\d\s€|€\d/ })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: /46\d{3} València/ })).toBeVisible();
    await expect(main.locator('a[href*="/maps"]').filter({ visible: true })).toHaveCount(0);
    const added = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content).join());
    expect(added).not.toContain('http');
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

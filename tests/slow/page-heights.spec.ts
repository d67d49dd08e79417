import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';
import { freeSlot, storeWizard } from '../support/wizard';

// docs/decisions/0214: long lists are folded on telephones.

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

const main = (page: Page) => page.getByRole('main');
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The maximum height of a page of the demo at 390 px, in pixels. */
const HIGHEST = {
  '/clinicas/valencia-centro': 6000,
  '/clinicas/barcelona-eixample': 6000,
  '/especial-online': 8000,
};

for (const [path, most] of Object.entries(HIGHEST)) {
  test(`${path} is at most ${most} px high on a telephone, in each language`, async ({ page }) => {
    for (const prefix of ['', '/ca', '/en']) {
      await page.goto(prefix + path);
      expect(await height(page)).toBeLessThanOrEqual(most);
    }
  });
}

test('the consent step is at most 5,400 px high, with the answers folded', async ({ page, request }) => {
  await storeWizard(page, await freeSlot(request, 111));
  await page.goto('/consentimiento-informado');
  await expect(main(page).getByRole('region', { name: 'Comprueba tus datos' })).toBeVisible();
  expect(await height(page)).toBeLessThanOrEqual(5400);
});

test('the first voucher is on the second screen, the last ones are folded, and a search of the page finds them', async ({
  page,
}) => {
  await page.goto('/especial-online');
  const vouchers = main(page).getByRole('article');
  await expect(vouchers).toHaveCount(12);
  expect((await vouchers.first().boundingBox())?.y).toBeLessThan(2 * PHONE.height);
  const last = page.locator('article').last();
  await expect(last).toBeHidden();
  const name = (await last.getByRole('heading', { includeHidden: true }).textContent()) ?? '';
  await main(page).getByText('Ver 17 bonos más').click();
  await expect(last.getByRole('heading', { name })).toBeVisible();
  await expect(vouchers).toHaveCount(29);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a folded list opens by keyboard; wider screens and paper show it without a control', async ({ page }) => {
    await page.goto('/clinicas/valencia-centro');
    const part = page.getByRole('region', { name: 'Qué encuentras en esta clínica' });
    const link = part.getByRole('link', { name: 'Audiometría' });
    const summary = part.locator('summary').filter({ hasText: 'Pruebas' });
    await expect(link).toBeHidden();
    await summary.press('Enter');
    await expect(link).toBeVisible();
    await summary.press('Enter');
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(link).toBeVisible();
    await expect(part.getByRole('heading', { name: 'Pruebas' })).toBeVisible();
    await summary.evaluate((control) => control.focus());
    await expect(summary).not.toBeFocused();
    await page.goto('/especial-online');
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article').last()).toBeVisible();
  });

  test('a link to a folded part arrives at it, unfolded', async ({ page }) => {
    await page.goto('/especialidades/cardiologia');
    const parts = page.getByRole('navigation', { name: 'En esta página' });
    const part = page.getByRole('region', { name: 'Equipos' });
    const machine = part.getByRole('listitem').first();
    await expect(machine).toBeHidden();
    await parts.getByRole('link', { name: 'Equipos' }).click();
    await expect(part.getByRole('heading', { name: 'Equipos' })).toBeInViewport();
    await expect(machine).toBeInViewport();
    await page.goBack();
    await expect(machine).toBeHidden();
    for (const prefix of ['', '/ca', '/en']) {
      await page.goto(`${prefix}/clinicas/valencia-centro#equipamiento`);
      await expect(page.locator('#equipamiento').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('#equipamiento').getByRole('listitem').first()).toBeInViewport();
    }
  });
});

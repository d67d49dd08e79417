import type { Page } from '@playwright/test';
import { expect, test } from './visit';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Filtrar por especialidad' });

test('Back leads from a profile to the list, then to the previous filter and the previous page', async ({ page }) => {
  await page.goto('/clinicas/torrent');
  await page.goto('/medicos');
  await filter(page).selectOption({ label: 'Cardiología' });
  await expect(page).toHaveURL(/especialidad=\d+$/); // a script has removed the fragment that returns the focus
  const filtered = page.url();
  const shown = await cards(page).count();
  const link = page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Dr. Vicent Peris Llorca' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/&medico=\d+$/);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(filtered);
  await expect(cards(page)).toHaveCount(shown);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(filtered);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/medicos$/);
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL(/\/clinicas\/torrent$/);
});

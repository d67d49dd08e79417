import { expect, test } from '../e2e/visit';

test('a missing page shows the same text after hydration', async ({ page }) => {
  await page.goto('/en/no-existe', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404 - Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

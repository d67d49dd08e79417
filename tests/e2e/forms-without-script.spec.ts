import en from '@/messages/en.json' with { type: 'json' };
import { MESSAGES as APPOINTMENT, submit } from '../support/appointment-visit';
import * as product from '../support/product-request-form';
import { formOf } from '../support/request-visit';
import { expect, test } from './visit';

test.use({ javaScriptEnabled: false });

test('a form page without script explains what to do, gives the telephone, and sends nothing', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, title, notice, button] of [
    ['/en/pedir-cita', 'Request an appointment', 'This form needs JavaScript', submit(page, APPOINTMENT.en)],
    [
      '/en/pedir-producto?producto=3',
      en.ProductRequestPage.title,
      'This form needs JavaScript',
      product.submit(page, product.MESSAGES.en),
    ],
    [
      '/ca/contacto',
      /./,
      'Aquest formulari necessita JavaScript',
      formOf(page).getByRole('button', { name: 'Envia el missatge' }),
    ],
    [
      '/en/derechos-datos',
      en.RightsPage.title,
      en.RightsPage.noScript,
      formOf(page).getByRole('button', { name: en.RightsForm.submit }),
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const said = page.locator('noscript p').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText(notice);
    await expect(said.getByRole('link')).toHaveAttribute('href', 'tel:+34963400900');
    await expect(button).toBeDisabled();
  }
  await expect(page.getByRole('link', { name: 'dpo@example.test' })).toBeVisible();

  await page.goto('/ca/contacto');
  await expect(page.getByRole('article', { name: 'Seu central de València' })).toContainText('46002 València');
  await expect(page.locator('a[href^="https://wa.me/"]')).toHaveCount(2);
  await page.goto('/en/pedir-producto?producto=3');
  const prices = main.getByRole('region', { name: 'Product prices' });
  await expect(prices.getByRole('listitem').filter({ hasText: '€145.00' })).toBeVisible();
  await expect(prices.locator('a[href="/en/productos/chequeo-deportivo"]')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './visit';

const alert = (page: Page) => page.locator('form').getByRole('alert');
const speciality = (page: Page) => page.getByRole('combobox', { name: 'Especialidad' });
const send = (page: Page) => page.getByRole('button', { name: 'Filtrar' }).click();
const vouchers = (page: Page) => page.getByRole('region', { name: 'Bonos' }).getByRole('article');
/** The prices of the cards that have one, in their order. */
const pricesOf = async (page: Page) =>
  (await vouchers(page).allInnerTexts()).flatMap((text) => {
    const [, price] = /([\d.]+,\d\d)\s€/.exec(text) ?? [];
    return price ? [Number(price.replace('.', '').replace(',', '.'))] : [];
  });

test.use({ javaScriptEnabled: false });

test('a speciality alone is enough, and the price orders what is shown', async ({ page }) => {
  await page.goto('/especial-online');
  await speciality(page).selectOption({ label: 'Cardiología' });
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption({ label: 'Precio: de menor a mayor' });
  await send(page);
  await expect(page).toHaveURL(/especialidad=\d+&clinica=&orden=precio$/);
  await expect(alert(page)).toHaveCount(0);
  const shown = await vouchers(page).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(28);
  const prices = await pricesOf(page);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption({ label: 'Precio: de mayor a menor' });
  await send(page);
  await expect(page).toHaveURL(/orden=precio-mayor$/);
  await expect(vouchers(page)).toHaveCount(shown);
  await expect.poll(() => pricesOf(page)).toEqual([...prices].reverse());
});

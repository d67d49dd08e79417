import type { Page } from '@playwright/test';
import { expect, test } from './visit';

const main = (page: Page) => page.getByRole('main');
const vouchers = (page: Page) => page.getByRole('region', { name: 'Bonos' }).getByRole('article');
/** The prices of the cards that have one, in order. */
const pricesOf = async (page: Page) =>
  (await vouchers(page).allInnerTexts()).flatMap((text) => {
    const [, price] = /([\d.]+,\d\d)\s€/.exec(text) ?? [];
    return price ? [Number(price.replace('.', '').replace(',', '.'))] : [];
  });

test.use({ javaScriptEnabled: false });

test('links show the vouchers of one speciality and sort them by price', async ({ page }) => {
  await page.goto('/especial-online');
  await page.getByText('Ver los bonos de una especialidad').click();
  await main(page).getByRole('link', { name: 'Cardiología', exact: true }).click();
  await expect(page).toHaveURL(/\/especial-online\?especialidad=\d+$/);
  const shown = await vouchers(page).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(28);
  await main(page).getByRole('link', { name: 'Precio: de menor a mayor' }).click();
  await expect(page).toHaveURL(/especialidad=\d+&orden=precio$/);
  await expect(main(page).getByRole('link', { name: 'Precio: de menor a mayor' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const prices = await pricesOf(page);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await main(page).getByRole('link', { name: 'Precio: de mayor a menor' }).click();
  await expect(page).toHaveURL(/orden=precio-mayor$/);
  await expect(vouchers(page)).toHaveCount(shown);
  await expect.poll(() => pricesOf(page)).toEqual([...prices].reverse());
});

test('a filter without a clinic requests one, keeps the speciality and the order, and hides nothing', async ({
  page,
}) => {
  await page.goto('/especial-online?orden=precio');
  await page.getByRole('combobox', { name: 'Especialidad' }).selectOption({ label: 'Cardiología' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/\?especialidad=\d+&clinica=&orden=precio$/);
  const clinic = page.getByRole('combobox', { name: 'Clínica' });
  await expect(clinic).toHaveAccessibleDescription(/Debes seleccionar una clínica$/);
  await expect(page.getByRole('combobox', { name: 'Especialidad' }).locator('option:checked')).toHaveText(
    'Cardiología',
  );
  await expect(vouchers(page)).toHaveCount(29);
  await clinic.selectOption({ label: 'Clínica València Centro' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/\?especialidad=\d+&clinica=\d+&orden=precio$/);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(vouchers(page)).toHaveCount(2);
});

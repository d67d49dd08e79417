import { hydrated } from '../support/actions';
import { expect, test } from './visit';

for (const path of [
  '/pedir-cita?clinica=1',
  '/pedir-producto?producto=1',
  '/especial-online?orden=precio',
  '/resultados-busqueda?q=rodilla',
]) {
  test(`changing the language preserves what ${path} selects`, async ({ page }) => {
    await page.goto(path);
    const english = page.locator('a[data-locale=en]').first();
    await english.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`/en${path.split('?')[0]}\\?`));
    const [name = '', value = ''] = path.split('?')[1]?.split('=') ?? [];
    expect(new URL(page.url()).searchParams.get(name)).toBe(value);
  });
}

test('a clinic in the address is still chosen after another language', async ({ page }) => {
  await page.goto('/pedir-cita?clinica=1');
  await page
    .locator('a[data-locale=en]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/en\/pedir-cita\?clinica=1/);
  const clinic = page.getByRole('main').locator('select[name=clinica]');
  await hydrated(clinic);
  await expect(clinic).toHaveValue('1');
});

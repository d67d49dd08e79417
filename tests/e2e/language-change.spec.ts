import { hydrated } from '../support/actions';
import { expect, test } from './visit';

test('changing the language preserves what an address selects', async ({ page }) => {
  for (const path of [
    '/pedir-producto?producto=1',
    '/especial-online?orden=precio',
    '/especial-online?especialidad=6&clinica=1',
    '/resultados-busqueda?q=rodilla',
    '/pedir-cita?clinica=1',
  ]) {
    await page.goto(path);
    const english = page.locator('a[data-locale=en]').first();
    await english.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`/en${path.split('?')[0]}\\?`));
    const selected = new URL(page.url()).searchParams;
    expect(Object.fromEntries(selected)).toMatchObject(Object.fromEntries(new URLSearchParams(path.split('?')[1])));
  }
  const clinic = page.getByRole('main').locator('select[name=clinica]');
  await hydrated(clinic);
  await expect(clinic).toHaveValue('1');
});

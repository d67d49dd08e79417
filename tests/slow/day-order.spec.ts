import { expect, test } from '../e2e/visit';
import { hydrated } from '../support/actions';
import { birthDate, fillBirthDate, openCovid } from '../support/covid-visit';
import { quickForm, someDay } from '../support/quick-form';

const LANGUAGES = [
  ['', /^Fecha( |$)/, 'dd/mm/aaaa'],
  ['/ca', /^Data( |$)/, 'dd/mm/aaaa'],
  ['/en', /^Date( |$)/, 'dd/mm/yyyy'],
] as const;

test('a day is asked for in the order of the language, before and after script', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const [prefix, label, order] of LANGUAGES) {
    for (const path of [`${prefix}/`, `${prefix}/pedir-cita`]) {
      await plain.goto(path);
      const before = plain.getByRole('main').getByLabel(label);
      await expect(before).toHaveAttribute('type', 'text');
      await expect(before).toHaveAttribute('placeholder', order);
      await page.goto(path);
      const after = await hydrated(page.getByRole('main').getByLabel(label));
      await expect(after).toHaveAttribute('type', 'text');
      await expect(after).toHaveAttribute('placeholder', order);
    }
  }
  await context.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day that was typed goes to the form with its clinic', async ({ page, browser, baseURL }) => {
    const { typed } = someDay();
    await page.goto('/');
    await quickForm(page).getByLabel('Clínica').selectOption({ label: 'Clínica Gandia' });
    await quickForm(page).getByLabel('Fecha').fill(typed);
    await quickForm(page).getByRole('button', { name: 'Pedir cita' }).click();
    await expect(page).toHaveURL(/\/pedir-cita\?/);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const withScript = await context.newPage();
    await withScript.goto(page.url());
    await expect(withScript.getByRole('main').getByLabel(/^Fecha( |$)/)).toHaveValue(typed);
    await context.close();
  });
});

test('a day that was typed before the script counts', async ({ page }) => {
  const { typed } = someDay();
  await page.goto('/pedir-cita');
  const day = page.getByRole('main').getByLabel(/^Fecha( |$)/);
  await day.fill(typed);
  await (await hydrated(day)).blur();
  await expect(day).toHaveValue(typed);
  await page.getByRole('main').getByRole('checkbox', { name: /COVID/ }).check();
  await expect(page.getByRole('complementary').getByText(typed)).toBeVisible();
});

test('a birth date is checked when its last field is left, and names its problem (M122)', async ({ page }) => {
  await openCovid(page);
  await (await hydrated(birthDate(page).getByLabel('Día'))).focus();
  for (const part of ['29', '2', '1981']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await expect(birthDate(page)).toHaveAccessibleDescription(/El día de nacimiento no existe en ese mes$/);
  for (const token of ['bday-day', 'bday-month', 'bday-year']) {
    await expect(birthDate(page).locator(`[autocomplete="${token}"]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.reload();
  await hydrated(birthDate(page).getByLabel('Día'));
  await fillBirthDate(page, '1', '1', '2100');
  await expect(birthDate(page).locator('.field-error')).toHaveCount(0); // nothing is said while it is being typed
  await birthDate(page).getByLabel('Año').press('Tab');
  await expect(birthDate(page)).toHaveAccessibleDescription(/La fecha de nacimiento no es correcta$/);
  await birthDate(page).getByLabel('Año').fill('1980');
  await expect(birthDate(page).locator('.field-error')).toHaveCount(0);
  await birthDate(page).getByLabel('Mes').fill('');
  await birthDate(page).getByLabel('Mes').press('Tab');
  await birthDate(page).getByLabel('Año').press('Tab');
  await expect(birthDate(page)).toHaveAccessibleDescription(/Falta el mes de la fecha de nacimiento$/);
});

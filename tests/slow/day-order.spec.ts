import { expect, test } from '../e2e/visit';
import { hydrated } from '../support/actions';
import { quickForm, someDay } from '../support/quick-form';

const LANGUAGES = [
  ['', /^Fecha( |$)/, 'dd/mm/aaaa'],
  ['/ca', /^Data( |$)/, 'dd/mm/aaaa'],
  ['/en', /^Date( |$)/, 'dd/mm/yyyy'],
] as const;

test('a day is entered in the order of the language, before and after the script loads', async ({ browser, page }) => {
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

  test('a typed day is sent to the form with its clinic', async ({ page, browser, baseURL }) => {
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

test('a day typed before the script loads counts', async ({ page }) => {
  const { typed } = someDay();
  await page.goto('/pedir-cita');
  const day = page.getByRole('main').getByLabel(/^Fecha( |$)/);
  await day.fill(typed);
  await (await hydrated(day)).blur();
  await expect(day).toHaveValue(typed);
  await page.getByRole('main').getByRole('checkbox', { name: /COVID/ }).check();
  await expect(page.getByRole('complementary').getByText(typed)).toBeVisible();
});

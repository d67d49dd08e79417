import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { hydrated } from '../support/actions';
import { fillIn, MESSAGES, PRODUCT_ENDPOINT, submit } from '../support/product-request-form';
import { expectLine, formOf, pick, standIn } from '../support/request-visit';

const { es } = MESSAGES;

const summary = (page: Page) => page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });

test('what is missing is said, and the banner goes when another product is chosen', async ({ page }) => {
  const sent = await standIn(page, PRODUCT_ENDPOINT, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Selecciona un producto',
    'Selecciona una clínica',
    'El nombre es obligatorio',
    'El email es obligatorio',
    'El teléfono es obligatorio',
    'Debes aceptar los términos',
  ]);
  await summary(page).getByRole('link', { name: 'El teléfono es obligatorio' }).click();
  await expect(formOf(page).getByLabel(es.phone)).toBeFocused();
  await expect(formOf(page).getByLabel(es.phone)).toHaveAccessibleDescription('El teléfono es obligatorio');
  await pick(page, es.product, 'deportivo');
  await expect(summary(page)).toHaveCount(0);
  await expect(formOf(page).getByText('Selecciona un producto')).toHaveCount(0);
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(5);
  expect(sent).toEqual([]);
});

test('what the server refuses is shown beside its field', async ({ page, complaints }) => {
  await standIn(page, PRODUCT_ENDPOINT, { status: 422, json: { error: 'invalid', fields: { email: 'emailInvalid' } } });
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).click();
  const problem = 'El correo electrónico no es válido. Escríbelo así: nombre@ejemplo.com';
  const wrong = page.getByRole('region', { name: 'Hay 1 campo por corregir' });
  await expect(wrong.getByRole('link')).toHaveText([problem]);
  await expect(summary(page)).toHaveCount(0);
  await expect(formOf(page).getByLabel(es.email, { exact: true })).toHaveAccessibleDescription(problem);
  expectLine(complaints, '422');
});

test('the whole request is made with the keyboard alone', async ({ page }) => {
  await standIn(page, PRODUCT_ENDPOINT, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto');
  const product = formOf(page).getByRole('combobox', { name: es.product });
  const choose = async (typed: string) => {
    await expect(page.locator('.picker-focus')).toBeVisible();
    await page.keyboard.type(typed);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(typed, 'i')]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  await (await hydrated(product)).focus();
  await choose('deportivo');
  await page.keyboard.press('Tab');
  await choose('paterna');
  for (const text of ['Aina Ferrer', 'aina@example.org', '600123456']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(formOf(page).getByLabel(es.terms)).toBeChecked();
  for (const _ of ['newsletter', 'basic information', 'send']) await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('section:focus')).toContainText(es.received);
});

import type { Page } from '@playwright/test';
import { hydrated } from '../support/actions';
import { hold } from '../support/hold';
import { fillIn, MESSAGES, PRODUCT_ENDPOINT, submit } from '../support/product-request-form';
import { expectLine, formOf, pick, shown, standIn } from '../support/request-visit';
import { expect, test } from './visit';

const { es } = MESSAGES;
const failed = 'Se ha producido un error. Inténtalo de nuevo, por favor.';

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

for (const status of [429, 503]) {
  test(`a request that fails with ${status} loses nothing and is sent again with the same idempotency key`, async ({
    page,
    complaints,
  }) => {
    const refused = await standIn(page, PRODUCT_ENDPOINT, { status, json: { error: 'unavailable' } });
    await page.goto('/pedir-producto');
    await fillIn(page);
    await submit(page).click();
    const alert = formOf(page).getByRole('alert').filter({ hasText: failed });
    await expect(alert.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(formOf(page).getByLabel(es.name)).toHaveValue(' Aina Ferrer ');
    await expect(shown(page, es.clinic)).toHaveText('Clínica València Campanar');
    await page.unroute(PRODUCT_ENDPOINT);
    const taken = await standIn(page, PRODUCT_ENDPOINT, { status: 200, json: { ok: true } });
    await submit(page).click();
    await expect(page.getByText(es.received)).toBeVisible();
    const keys = [refused, taken].map(([request]) => request?.headers()['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expectLine(complaints, String(status));
  });
}

test('a request without an answer says that nothing is lost', async ({ page, complaints }) => {
  await standIn(page, PRODUCT_ENDPOINT, 'nothing');
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).click();
  await expect(formOf(page).getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(formOf(page).getByLabel(es.email, { exact: true })).toHaveValue(/@example.org$/);
  expectLine(complaints, 'ERR_CONNECTION_FAILED');
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

test('pressing twice sends once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(PRODUCT_ENDPOINT) && sent.push(request.method()));
  const answer = await hold(page, PRODUCT_ENDPOINT, { ok: true });
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).dblclick();
  const sending = formOf(page).getByRole('button', { name: 'Enviando…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  answer();
  await expect(page.getByText(es.received)).toBeVisible();
  expect(sent).toHaveLength(1);
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

import type { Page } from '@playwright/test';
import { byPointer, hydrated } from '../support/actions';
import { consentAndPay } from '../support/booked';
import { field, form } from '../support/covid-visit';
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

const main = (page: Page) => page.getByRole('main');

/** The visitor's input in the call request form before it is sent. */
async function typeRequest(page: Page) {
  const name = field(page, 'Nombre y apellidos');
  await hydrated(name);
  await name.fill('Aina Ferrer');
  await field(page, 'Correo electrónico').fill('aina@example.org');
  await field(page, 'Teléfono').fill('600 12 34 56');
}

test('a half-typed request survives a reload and a change of language, in this tab only', async ({ page, context }) => {
  await page.goto('/pedir-cita');
  await byPointer(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
  await typeRequest(page);
  await expect(page).toHaveURL(/clinica=\d+/);
  await page.reload();
  await expect(field(page, 'Nombre y apellidos')).toHaveValue('Aina Ferrer');
  await expect(field(page, 'Teléfono')).toHaveValue('600 12 34 56');
  await page.goto(page.url().replace('/pedir-cita', '/en/pedir-cita'));
  await expect(main(page).getByLabel('Full name')).toHaveValue('Aina Ferrer');
  await expect(main(page).getByLabel('E-mail')).toHaveValue('aina@example.org');
  await expect(page).toHaveURL(/clinica=\d+/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['X-LOCALE-FRONT']);

  const other = await context.newPage();
  await other.goto('/pedir-cita');
  await hydrated(field(other, 'Nombre y apellidos'));
  await expect(field(other, 'Nombre y apellidos')).toHaveValue('');

  await test.step('a choice survives a reload although the address has another one', async () => {
    await page.goto('/pedir-cita?clinica=3');
    await typeRequest(page);
    await byPointer(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
    await expect(page).not.toHaveURL(/clinica=3$/);
    await page.reload();
    await expect(form(page).locator('select[name=clinica] option:checked, .picker-value').last()).toHaveText(/Centr/);
    await expect(field(page, 'Nombre y apellidos')).toHaveValue('Aina Ferrer');
  });
});

test('going back from the payment shows how long the slot is held; the visitor pays, or changes it without losing anything', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request, 70);
  await storeWizard(page, slot);
  await page.goto('/consentimiento-informado');
  await consentAndPay(page);
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tienes una reserva sin pagar');
  await expect(main(page).getByText(/hasta las \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();

  await page.goto('/pedir-cita');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Tienes una reserva sin pagar' })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Cambiar la reserva' }).click();
  await expect(field(page, 'Apellidos')).toHaveValue('Ferrer Soler');
  const start = `${slot.slot.slice(0, 2)}:${slot.slot.slice(2, 4)}`;
  await expect(form(page).getByRole('radio', { name: start, exact: true })).toBeChecked();
  await form(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/consentimiento-informado$/);
  await consentAndPay(page);
});

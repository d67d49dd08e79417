import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../e2e/visit';
import { choose, openDialog, openList } from '../support/quick-form';
import { formOf, shown } from '../support/request-visit';
import type { Stack } from '../support/stacks';
import { onLarge as test } from './stacks';

// A catalogue six times as large: no form carries a whole list, and every record can still be chosen.

let site: Stack;

test.beforeAll(({ stack }) => {
  site = stack;
});

type Option = { id: string; name: string };
const ask = async (query: Record<string, string>): Promise<{ records: Option[]; total: number }> =>
  (await fetch(`${site.origin}/api/opciones?${new URLSearchParams(query)}`)).json();

/** A clinic beyond the first ones, found by a part of its name. */
const farClinic = (list = 'contacto-clinicas') => found(list, 'torrent');

/** The first record of a list that a part of a name finds. */
async function found(list: string, texto: string): Promise<Option> {
  const headers = { 'content-type': 'application/json', origin: site.origin };
  const body = JSON.stringify({ lista: list, texto });
  const { records } = await (await fetch(`${site.origin}/api/opciones`, { method: 'POST', headers, body })).json();
  expect(records.length).toBeGreaterThan(0);
  return records[0];
}

/** The requests for options a page makes, by their method. */
function optionRequests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/opciones')) made.push(`${request.method()} ${new URL(request.url()).search}`);
  });
  return made;
}

test('a page carries a short list, or the first clinics of a long one; typing finds the others', async ({ page }) => {
  const made = optionRequests(page);
  await page.goto('/contacto'); // of the demo catalogue, whose list is short
  await choose(formOf(page), 'Clínica', 'Clínica Torrent');
  await expect(shown(page, 'Clínica')).toHaveText('Clínica Torrent');
  expect(made).toEqual([]);
  await page.goto(`${site.origin}/contacto`);
  const options = await openList(formOf(page), 'Clínica');
  await expect(options).toHaveCount(24);
  await expect(page.getByText(/^Hay \d+ en total\. Escribe parte del nombre/)).toBeVisible();
  expect(made).toEqual([]);
  await page.keyboard.type('TORRENT');
  await expect(options.first()).toContainText('Torrent');
  await page.keyboard.press('Enter');
  await expect(shown(page, 'Clínica')).toContainText('Torrent');
  expect(made).toEqual(['POST ']);
  await expectAccessible(page);
});

test('a slow list accepts Enter, and one that cannot be read says so and is retried by keyboard', async ({
  page,
  context,
  complaints,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/opciones', async (route) => {
    await held;
    await route.continue();
  });
  const { name } = await farClinic();
  await page.goto(`${site.origin}/contacto`);
  await openList(formOf(page), 'Clínica');
  const asked = page.waitForRequest('**/api/opciones');
  await page.keyboard.type(name);
  await expect(formOf(page).getByRole('status').filter({ hasText: 'Buscando…' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await asked;
  await expect(formOf(page).getByRole('combobox', { name: 'Clínica' })).toHaveValue(name);
  answer();
  await expect(shown(page, 'Clínica')).toHaveText(name);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await test.step('a list that cannot be read says so, and is retried by keyboard with the typed text', async () => {
    const page = await context.newPage();
    let fails = true;
    await page.route('**/api/opciones', (route) => (fails ? route.abort('connectionfailed') : route.continue()));
    await page.goto(`${site.origin}/ca/contacto`);
    await openList(formOf(page), 'Clínica');
    await page.keyboard.type('torrent');
    const retry = page.getByRole('option', { name: 'No hem pogut llegir la llista. Torna-ho a provar' });
    await expect(retry).toBeVisible();
    fails = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toContainText('Torrent');
    await expect(formOf(page).getByRole('combobox', { name: 'Clínica' })).toHaveValue('torrent');
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('ERR_CONNECTION_FAILED')));
  });
});

test('a choice from the address or the dialog is shown, though the page does not carry it', async ({ page }) => {
  const { id, name } = await farClinic('cita-clinicas');
  const { records } = await ask({ lista: 'cita-especialidades', clinica: id });
  const speciality = records.at(-1);
  await page.goto(`${site.origin}/pedir-cita?clinica=${id}&especialidad=${speciality?.id}`);
  await expect(shown(page, 'Clínica')).toHaveText(name);
  await expect(shown(page, 'Especialidad')).toHaveText(speciality?.name ?? '');
  await page.goto(`${site.origin}/en/contacto?clinica=${id}`);
  await expect(shown(page, 'Clinic')).toHaveText('Torrent Clinic');
  await page.goto(`${site.origin}/pedir-cita?clinica=999999`);
  await expect(shown(page, 'Clínica')).toHaveText('Elige clínica');

  await test.step('the dialog finds a record that the page does not carry and passes it to the form', async () => {
    const { id, name } = await farClinic('cita-clinicas');
    const { dialog } = await openDialog(page, `${site.origin}/aseguradoras`);
    await openList(dialog, 'Clínica');
    await page.keyboard.type(name);
    await dialog.getByRole('option', { name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`clinica=${id}`));
    await expect(shown(page, 'Clínica')).toHaveText(name);
  });
});

test('a speciality limits the clinics, a clinic the specialities, and a professional finds theirs', async ({
  page,
}) => {
  const { id, name } = await farClinic('cita-clinicas');
  const { records, total } = await ask({ lista: 'cita-especialidades', clinica: id });
  await page.goto(`${site.origin}/pedir-cita?clinica=${id}`);
  await expect(shown(page, 'Clínica')).toHaveText(name);
  const options = await openList(formOf(page), 'Especialidad');
  await expect(options.filter({ hasText: records[0]?.name ?? '' })).toHaveCount(1);
  expect(total).toBeLessThanOrEqual(60);
  await options.filter({ hasText: records[0]?.name ?? '' }).click();
  await expect(shown(page, 'Clínica')).toHaveText(name);
  const clinics = await openList(formOf(page), 'Clínica');
  await page.keyboard.type(name);
  await expect(clinics.first()).toHaveText(name);

  await test.step('a professional finds a speciality', async () => {
    await page.goto(`${site.origin}/en/registro-profesional`);
    const list = await openList(formOf(page), 'Speciality (optional)');
    const { total } = await ask({ lista: 'registro-especialidades', locale: 'en' });
    await expect(
      page.getByText(`There are ${total} in all. Type part of the name to find the others.`, { exact: true }),
    ).toBeVisible();
    await page.keyboard.type('neurolog');
    await expect(list.first()).toContainText(/neurolog/i);
    await page.keyboard.press('Enter');
    await expect(page.locator('.picker-value')).toContainText(/neurolog/i);
  });
});

test('a product that is found shows its price and limits the clinics', async ({ page }) => {
  await page.goto(`${site.origin}/pedir-producto`);
  const { name } = await found('producto-productos', 'chequeo');
  await openList(formOf(page), 'Producto');
  await page.keyboard.type('chequeo');
  await formOf(page).getByRole('option', { name, exact: true }).click();
  await expect(shown(page, 'Producto')).toHaveText(name);
  await expect(formOf(page).getByRole('status').filter({ hasText: '€' })).toBeVisible();
  const { records } = await ask({ lista: 'producto-clinicas', producto: await chosenValue(page, 'producto') });
  const clinics = await openList(formOf(page), 'Clínica');
  await expect(clinics.filter({ hasText: records[0]?.name ?? '' })).not.toHaveCount(0);
});

const chosenValue = (page: Page, name: string) => formOf(page).locator(`input[name="${name}"]`).inputValue();

test('the shop is filtered by a searched clinic, and shows the count before it is sent', async ({ page }) => {
  const { id, name } = await farClinic('bonos-clinicas');
  const { total } = await ask({ lista: 'bonos', clinica: id });
  await page.goto(`${site.origin}/especial-online`);
  const filter = page.getByRole('form', { name: 'Filtrar los bonos' });
  await openList(filter, 'Clínica');
  await page.keyboard.type(name);
  await filter.getByRole('option', { name, exact: true }).click();
  await expect(filter.getByRole('status').filter({ hasText: 'con esta selección' })).toContainText(
    total === 0 ? 'Ningún bono' : `${total} bono`,
  );
  await filter.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(new RegExp(`clinica=${id}`));
  await expect(filter.locator('option:checked').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a clinic of the shop is found by name, and the products page links to all of them', async ({ page }) => {
    const { name } = await farClinic('bonos-clinicas');
    await page.goto(`${site.origin}/especial-online`);
    await page.getByRole('searchbox', { name: 'Busca una especialidad o una clínica' }).fill(name);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(
      page.getByRole('combobox', { name: 'Clínica' }).getByRole('option', { name, exact: true }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]buscar=/);
    await expect(page.locator('noscript [role=status]')).toContainText(`“${name}”`);
    await page.goto(`${site.origin}/pedir-producto`);
    await page.getByRole('main').getByRole('link', { name: 'Ver todos los bonos' }).first().click();
    await expect(page).toHaveURL(`${site.origin}/especial-online`);
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { byPointer } from '../support/actions';
import { checkAndSend, endpoint, fillIn, form, submit } from '../support/appointment-visit';
import { chooseSlot, field, openCovid } from '../support/covid-visit';

const summary = (page: Page) => page.getByRole('main').getByRole('region', { name: /campo/ });

test('a request with an impossible or past day is not sent, and the field says why', async ({ page }) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await page.goto('/pedir-cita');
  await fillIn(page);
  for (const [typed, problem] of [
    ['31/02/2030', /dd\/mm\/aaaa/],
    ['01/01/2020', /La fecha ya ha pasado/],
  ] as const) {
    await field(page, /^Fecha/).fill(typed);
    await submit(page).click();
    await expect(summary(page).getByRole('link', { name: problem })).toBeVisible();
    await expect(field(page, /^Fecha/)).toHaveAccessibleDescription(problem);
    await expect(field(page, /^Fecha/)).toHaveValue(typed);
    expect(sent).toEqual([]);
  }
  await field(page, /^Fecha/).fill('');
  await checkAndSend(page);
  await expect(form(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('the price is on each test before an hour is chosen, and COVID mode promises no call', async ({ page }) => {
  await openCovid(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reserva tu test de COVID-19');
  await expect(main.getByText(/te llamamos/i)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Reserva tu test de COVID-19/);
  await expect(form(page).getByText('Elige la clínica y verás aquí el precio de cada test.')).toBeVisible();
  await byPointer(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
  await expect(form(page).getByRole('radio', { name: 'PCR nasofaríngea' })).toHaveAccessibleDescription(/59,00\s€/);
  await expect(form(page).getByRole('radio', { name: 'Test de antígenos' })).toHaveAccessibleDescription(
    /^\d+,\d\d\s€ · /,
  );
  await chooseSlot(page);
  await form(page).locator('.tick input').first().uncheck();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pedir cita');
  await expect(page).toHaveTitle(/^(?!Reserva)/);
});

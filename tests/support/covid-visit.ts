import { expect, type Page } from '@playwright/test';
import { openDay } from './open-day';

/** A Wednesday at least a week from now, as DD/MM/YYYY and YYYY-MM-DD. */
function comingWednesday() {
  const iso = openDay(3, 1);
  return { iso, typed: iso.split('-').reverse().join('/') };
}
export const DAY = comingWednesday();

export const form = (page: Page) => page.getByRole('main').locator('form');
export const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true });

export async function openCovid(page: Page, path = '/pedir-cita') {
  await page.goto(path);
  await form(page).locator('.tick input').check();
}

/** The first hour, or a later one: concurrent tests book different hours (parallelIndex). */
export async function chooseSlot(page: Page, hour = 0) {
  await form(page).getByRole('radio', { name: 'PCR nasofaríngea' }).check();
  await form(page).getByRole('combobox', { name: 'Clínica' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('centr');
  await page.keyboard.press('Enter');
  await field(page, 'Fecha').fill(DAY.typed);
  await form(page)
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .nth(hour)
    .check();
}

const birthDate = (page: Page) => form(page).getByRole('group', { name: 'Fecha de nacimiento' });

export async function fillBirthDate(page: Page, ...[day, month, year]: [string, string, string]) {
  await birthDate(page).getByLabel('Día').fill(day);
  await birthDate(page).getByLabel('Mes').fill(month);
  await birthDate(page).getByLabel('Año').fill(year);
}

export async function fillPatient(page: Page) {
  await field(page, 'Motivo de la solicitud').selectOption({ label: 'Examen u oposición' });
  await field(page, 'Nombre').fill(' Aina ');
  await field(page, 'Apellidos').fill('Ferrer Soler');
  await fillBirthDate(page, '29', '2', '1980');
  await field(page, 'Correo electrónico').fill('aina@example.org');
  await field(page, 'Repite el correo electrónico').fill('aina@example.org');
  await field(page, 'Teléfono').fill('600 12 34 56');
  await field(page, 'Número de documento').fill('12345678z');
  await field(page, 'Dirección').fill('C/ Colón, 1');
  await field(page, 'Código postal').fill('46004');
  await field(page, 'Ciudad').fill('València');
  await field(page, 'Provincia').fill('València');
}

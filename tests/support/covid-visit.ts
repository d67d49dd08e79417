import { expect, type Page } from '@playwright/test';
import { openDay } from './open-day';

/** A Wednesday at least a week from now, as DD/MM/YYYY and YYYY-MM-DD. */
function comingWednesday() {
  const iso = openDay(3, 1);
  return { iso, typed: iso.split('-').reverse().join('/') };
}
export const DAY = comingWednesday();

export const STORED = {
  isCovid: true,
  type: 'testAntigenos',
  day: DAY.iso,
  reason: '9',
  name: 'Aina',
  surnames: 'Ferrer Soler',
  birthDate: '1980-02-29',
  email: 'aina@example.org',
  emailConfirmation: 'aina@example.org',
  phone: '600 12 34 56',
  documentNumber: '12345678Z',
  address: 'C/ Colón, 1',
  postalCode: '46004',
  city: 'València',
  province: 'València',
};

export const form = (page: Page) => page.getByRole('main').locator('form');
export const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true });
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('cita.1') ?? 'null')?.wizard);

/** Leaves a wizard in the tab, as the step before or after left it. */
export async function store(page: Page, wizard: { draft: object; redirectBack?: boolean }) {
  await page.addInitScript(
    (entry) => {
      if (sessionStorage.getItem('test.stored')) return;
      sessionStorage.setItem('test.stored', '1');
      sessionStorage.setItem('cita.1', JSON.stringify(entry));
    },
    { at: Date.now(), wizard },
  );
}

export async function openCovid(page: Page, path = '/pedir-cita') {
  await page.goto(path);
  await form(page).locator('.tick input').check();
}

/** The id of a clinic with COVID tests, from the form's own list. */
export async function covidClinic(page: Page): Promise<string> {
  await openCovid(page);
  return (
    (await form(page).locator('select[name=clinica] option[value]:not([value=""])').first().getAttribute('value')) ?? ''
  );
}

/** The first hour, or a later one: a test that books it takes one that those beside it do not (parallelIndex). */
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

export const birthDate = (page: Page) => form(page).getByRole('group', { name: 'Fecha de nacimiento' });

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

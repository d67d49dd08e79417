import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';
import { keyboardOnly } from '../support/actions';
import { openDay } from '../support/open-day';
import { choose, openDialog } from '../support/quick-form';

// What is shown under a day without hours: the first clinic has none on Sundays.

const TEXTS = {
  es: {
    path: '/pedir-cita',
    covid: 'Quiero un test de COVID-19',
    pcr: 'PCR nasofaríngea',
    name: 'Nombre',
    day: /^Fecha\b(?! de)/,
    none: 'No hay cita disponible para la fecha escogida.',
    lead: 'Hay horas libres en estos días:',
    here: /^Esta clínica lunes, .* \d+ horas libres, desde las 08:00$/,
    near: /^Clínica Castelló Centro · a \d+ km lunes, .* horas libres/,
    castello: /Clínica Castelló Centro/,
    hours: 'Hora',
  },
  ca: {
    path: '/ca/pedir-cita',
    covid: 'Vull un test de COVID-19',
    pcr: 'PCR nasofaríngia',
    name: 'Nom',
    day: /^Data\b(?! de)/,
    none: 'No hi ha cita disponible per a la data triada.',
    lead: 'Hi ha hores lliures en aquests dies:',
    here: /^Aquesta clínica dilluns, .* \d+ hores lliures, des de les 08:00$/,
    near: /^Clínica Castelló Centre · a \d+ km dilluns, .* hores lliures/,
    castello: /Clínica Castelló Centre/,
    hours: 'Hora',
  },
  en: {
    path: '/en/pedir-cita',
    covid: 'I want a COVID-19 test',
    pcr: 'Nasopharyngeal PCR',
    name: 'First name',
    day: /^Date\b(?! of)/,
    none: 'There are no appointments available on that day.',
    lead: 'There are free times on these days:',
    here: /^This clinic Monday.* \d+ free times, from 08:00$/,
    near: /^Castelló Centro Clinic · \d+ km away Monday.* free times/,
    castello: /Castelló Centro Clinic/,
    hours: 'Time',
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

/** A Sunday at least three weeks from now, and the day after it as it is written into the field. */
function comingSunday() {
  const iso = openDay(0, 3, [1]);
  const day = new Date(Date.parse(iso) + 86_400_000);
  return { iso, monday: day.toISOString().slice(0, 10).split('-').reverse().join('/') };
}
const SUNDAY = comingSunday();

const main = (page: Page) => page.getByRole('main');
const hours = (page: Page, texts: Texts) => main(page).getByRole('radiogroup', { name: texts.hours, exact: true });

async function openFullDay(page: Page, texts: Texts): Promise<void> {
  await page.goto(`${texts.path}?clinica=1&fecha=${SUNDAY.iso}`);
  await main(page).getByLabel(texts.covid).check();
  await main(page).getByRole('radio', { name: texts.pcr }).check();
  await expect(main(page).getByRole('status').filter({ hasText: texts.none })).toBeVisible();
}

test('a day without hours leads on to the next ones, in every language', async ({ context }) => {
  for (const [locale, texts] of Object.entries(TEXTS) as [string, Texts][]) {
    const page = await context.newPage();
    const width = locale === 'ca' ? 1280 : 390;
    await page.setViewportSize({ width, height: 900 });
    await openFullDay(page, texts);
    await main(page).getByLabel(texts.name, { exact: true }).fill('Aina');
    await expect(main(page).getByText(texts.lead)).toBeVisible();
    await expect(main(page).getByRole('button', { name: texts.near })).toBeVisible();
    if (locale === 'es') await expectAccessible(page);
    await main(page).getByRole('button', { name: texts.here }).click();
    await expect(hours(page, texts)).toBeVisible();
    await expect(main(page).getByLabel(texts.day).first()).toHaveValue(SUNDAY.monday);
    await expect(main(page).locator('p:focus')).toContainText(/lunes|dilluns|Monday/);
    await expect(main(page).getByLabel(texts.name, { exact: true })).toHaveValue('Aina');
    if (locale === 'es') await expectAccessible(page);
    await page.close();
  }
});

test('a clinic nearby is gone on to with the keyboard alone', async ({ page }) => {
  const texts = TEXTS.es;
  await openFullDay(page, texts);
  await keyboardOnly(page).press(main(page).getByRole('button', { name: texts.near }));
  await expect(main(page).locator('p:focus')).toHaveText(texts.castello);
  await expect(hours(page, texts)).toBeVisible();
  await expect(page).toHaveURL(/clinica=8/);
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: /^Primera hora libre/ })).toBeFocused();
});

test('the assistant of every page shows them too, until another day is chosen; without an answer it shows none', async ({
  page,
}) => {
  const texts = TEXTS.es;
  const { dialog } = await openDialog(page, '/medicos');
  await dialog.getByRole('radio', { name: texts.pcr }).check();
  await choose(dialog, 'Clínica', 'Clínica València Centro');
  await dialog.getByLabel('Fecha').fill(SUNDAY.iso.split('-').reverse().join('/'));
  await expect(dialog.getByRole('button', { name: texts.here })).toBeVisible();
  await dialog.getByLabel('Fecha').fill(SUNDAY.monday);
  await expect(dialog.getByRole('radio', { name: /^\d\d:\d\d$/ }).first()).toBeAttached();
  await expect(dialog.getByRole('button', { name: texts.here })).toHaveCount(0);
  await page.route('**/api/citas/proximos?**', (route) =>
    route.fulfill({ json: { here: null, nearby: [], canWait: false } }),
  );
  await openFullDay(page, texts);
  await expect(main(page).getByText(texts.lead)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './visit';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Filtrar por especialidad' });

test('the list has its banner, every doctor, and a count that says so', async ({ page }) => {
  await page.goto('/medicos');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Médicos');
  await expect(main.getByText('Las personas que firman tu diagnóstico')).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(`${await cards(page).count()} médicos`);
  expect(await cards(page).count()).toBeGreaterThan(59);
  await expect(main.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first().getByRole('list', { name: 'Idiomas' })).toBeVisible();
});

test('a speciality filters at once and is in the address; All resets both', async ({ page }) => {
  await page.goto('/medicos');
  const all = await cards(page).count();
  await filter(page).selectOption({ label: 'Cardiología' });
  await expect(page).toHaveURL(/\/medicos\?especialidad=\d+$/);
  await expect(cards(page)).not.toHaveCount(all);
  const shown = await cards(page).filter({ hasText: 'Cardiología' }).count();
  expect(shown).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(shown);
  await expect(page.getByRole('status')).toHaveText(`${shown} médicos`);
  await page.getByRole('main').getByRole('button', { name: 'Todos' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(/\/medicos$/);
});

test('an address with a speciality shows it, an unknown one shows everybody', async ({ page }) => {
  await page.goto('/medicos');
  const all = await cards(page).count();
  await filter(page).selectOption({ label: 'Cardiología' });
  await expect(page).toHaveURL(/\/medicos\?especialidad=\d+$/);
  await expect(cards(page)).not.toHaveCount(all);
  const [address, shown] = [page.url(), await cards(page).count()];
  await page.goto('/medicos?especialidad=99999');
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(all);
  await page.goto(address);
  await expect(cards(page)).toHaveCount(shown);
  await expect(filter(page).locator('option:checked')).toHaveText('Cardiología');
});

test('a card opens the profile by keyboard, closing takes it out of the address', async ({ page }) => {
  await page.goto('/medicos');
  const link = page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dr. Vicent Peris Llorca' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/medicos\?medico=\d+$/);
  await expect(dialog.getByRole('list', { name: 'Idiomas' })).toContainText('Español');
  await expect(dialog.getByText('EspecialidadesCardiología')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Clínica Torrent' })).toHaveAttribute('href', '/clinicas/torrent');
  await expect(dialog.getByText('Cardiólogo clínico con más de veinte años de consulta.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/medicos$/);
  await expect(link).toBeFocused();
});

test('an address with a doctor opens the profile, one after the other fill the same dialog', async ({ page }) => {
  await page.goto('/medicos?medico=2');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Dr. Vicent Peris Llorca');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/medicos$/);
  await page.getByRole('link', { name: 'Dra. Mercè Aldavert Rius' }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Dra. Mercè Aldavert Rius');
  await expect(dialog.getByText('Estudia a parejas y a mujeres')).toBeVisible();
  await expect(dialog.getByText('Cardiólogo clínico')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Ver perfil' }).click();
  await expect(page).toHaveURL(/\/medicos\/dra-merce-aldavert-rius-\d+$/);
});

test('a doctor’s page says who, what for, where, and leads to an appointment', async ({ page }) => {
  await page.goto('/medicos/dr-vicent-peris-llorca-2');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dr. Vicent Peris Llorca');
  await expect(page).toHaveTitle('Dr. Vicent Peris Llorca: Cardiología');
  await expect(main.getByRole('list', { name: 'Idiomas' })).toContainText('Catalán / valenciano');
  await expect(main.getByRole('link', { name: 'Cardiología' })).toHaveAttribute('href', '/especialidades/cardiologia');
  await expect(main.getByText('Calle de la Acequia Nueva, 52, 46900 Torrent')).toBeVisible();
  await expect(main.getByRole('link', { name: '963 400 904' })).toHaveAttribute('href', 'tel:+34963400904');
  await expect(main.getByRole('link', { name: 'Pedir cita', exact: true })).toHaveAttribute(
    'href',
    /^\/pedir-cita\?especialidad=\d+&origen=\/medicos\/dr-vicent-peris-llorca-2$/,
  );
  await expect(main.getByRole('link', { name: 'Pedir cita · Clínica Torrent' })).toHaveAttribute(
    'href',
    /\?especialidad=\d+&clinica=\d+&/,
  );
});

test('the id is what counts in a doctor’s address', async ({ request }) => {
  for (const prefix of ['', '/ca', '/en']) {
    const right = `${prefix}/medicos/dr-vicent-peris-llorca-2`;
    expect((await request.get(right, { maxRedirects: 0 })).status()).toBe(200);
    const wrong = await request.get(`${prefix}/medicos/otra-persona-2`, { maxRedirects: 0 });
    expect(wrong.status()).toBe(308);
    expect(wrong.headers().location).toMatch(new RegExp(`^(http://localhost:\\d+)?${right}$`));
    expect((await request.get(`${prefix}/medicos/otra-persona-99999`)).status()).toBe(404);
  }
});

test('a specialist of a speciality has a way to the page, on the card and in the dialog', async ({ page }) => {
  await page.goto('/especialidades/cardiologia');
  const specialists = page.getByRole('region', { name: 'Especialistas' });
  await expect(specialists.getByRole('link', { name: 'Ver todos los médicos' })).toHaveAttribute('href', '/medicos');
  await specialists
    .getByRole('link', { name: /^Ver perfil · Dra?\. / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/medicos\/dra?-[a-z-]+-\d+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every doctor is there and each card leads to the page', async ({ page }) => {
    await page.goto('/medicos');
    await page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' }).click();
    await expect(page).toHaveURL('/medicos/dr-vicent-peris-llorca-2');
    await expect(page.getByText('Cardiólogo clínico con más de veinte años de consulta.')).toBeVisible();
  });

  test('the filter asks the server, and All comes back', async ({ page }) => {
    await page.goto('/medicos');
    const all = await cards(page).count();
    await filter(page).selectOption({ label: 'Cardiología' });
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.waitForURL(/\/medicos\/filtrar\?especialidad=\d+$/);
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    await expect(cards(page).filter({ hasText: 'Cardiología' })).toHaveCount(shown);
    await expect(filter(page).locator('option:checked')).toHaveText('Cardiología');
    await page.getByRole('main').getByRole('button', { name: 'Todos' }).click();
    await expect(page).toHaveURL(/\/medicos\??$/);
    await expect(cards(page)).toHaveCount(all);
  });
});

test('a part of the list is kept from crawlers and points at the whole', async ({ request }) => {
  const html = await (await request.get('/medicos/filtrar?especialidad=2')).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/medicos"\/>/);
});

for (const width of [320, 390, 1280]) {
  for (const path of [
    '/medicos',
    '/en/medicos',
    '/ca/medicos/dr-vicent-peris-llorca-2',
    '/medicos/dr-vicent-peris-llorca-2',
  ]) {
    test(`${path} is accessible and fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

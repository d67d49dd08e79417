import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';

/** Inside the form: the framework has an empty alert on every page. */
const alert = (page: Page) => page.locator('form').getByRole('alert');
const speciality = (page: Page) => page.getByRole('combobox', { name: 'Especialidad' });
const clinic = (page: Page) => page.getByRole('combobox', { name: 'Clínica' });
const send = (page: Page) => page.getByRole('button', { name: 'Filtrar' }).click();
const vouchers = (page: Page) => page.getByRole('region', { name: 'Bonos' }).getByRole('article');
const options = (page: Page, name: 'Especialidad' | 'Clínica') =>
  page.getByRole('combobox', { name }).locator('option');
const optionsOf = (page: Page, name: 'Especialidad' | 'Clínica') => options(page, name).allTextContents();

test('the shop shows every voucher with its price, and the lists are grouped', async ({ page }) => {
  await page.goto('/especial-online');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Especial online');
  await expect(page.getByRole('main').getByText('con un bono online tienes un precio especial')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('29 bonos');
  await expect(vouchers(page)).toHaveCount(29);
  await expect(alert(page)).toHaveCount(0);

  const card = vouchers(page).filter({ hasText: 'Chequeo ginecológico' });
  await expect(card.getByText('Online', { exact: true })).toBeVisible();
  await expect(card.getByText(/^129,00\s€$/)).toBeVisible();
  await expect(card.getByText(/Canjeable en 8 clínicas$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Política de precios' })).toHaveAttribute('href', '/politica-precios');
  await expect(card.getByRole('link', { name: 'Chequeo ginecológico' })).toHaveAttribute(
    'href',
    '/productos/chequeo-ginecologico',
  );
  const free = vouchers(page).filter({ hasText: 'Sesión informativa sobre genética y fertilidad' });
  await expect(free.getByText('Consulta el precio')).toBeVisible();
  await expect(free.getByText('€')).toHaveCount(0);
  await expect(page.getByText('Segunda opinión de biopsia')).toHaveCount(0); // only redeemed in Madrid

  const groups = (name: 'Especialidad' | 'Clínica') =>
    page
      .getByRole('combobox', { name })
      .locator('optgroup')
      .evaluateAll((list) => list.map((group) => group.getAttribute('label')));
  expect(await groups('Especialidad')).toEqual(['Medicina', 'Diagnóstico por imagen', 'Genética']);
  expect(await groups('Clínica')).toEqual(['Comunidad Valenciana', 'Cataluña', 'Madrid']);
});

test('the response hides incompatible options, and "Todas" resets them', async ({ page }) => {
  await page.goto('/especial-online');
  const everySpeciality = await optionsOf(page, 'Especialidad');
  const everyClinic = await optionsOf(page, 'Clínica');
  await clinic(page).selectOption({ label: 'Clínica Gandia' });
  await send(page);
  await expect(page).toHaveURL(/[?&]clinica=\d/);
  await expect(clinic(page)).toHaveValue(/\d/);
  await expect(options(page, 'Especialidad').first()).toHaveText('Todas');
  await expect.poll(() => options(page, 'Especialidad').count()).toBeLessThan(everySpeciality.length);
  await expect(options(page, 'Clínica')).toHaveText(everyClinic);

  await speciality(page).selectOption({ label: 'Oftalmología' });
  await send(page);
  await expect(page).toHaveURL(/especialidad=\d+/);
  await expect.poll(() => options(page, 'Clínica').count()).toBeLessThan(everyClinic.length);
  await speciality(page).selectOption({ label: 'Todas' });
  await send(page);
  await expect(page).toHaveURL(/especialidad=&clinica=\d+$/);
  await expect(options(page, 'Clínica')).toHaveText(everyClinic);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor finds vouchers, resets the filter, and must select a clinic', async ({ page }) => {
      await page.goto('/especial-online');
      await speciality(page).selectOption({ label: 'Dermatología' });
      await clinic(page).selectOption({ label: 'Clínica València Centro' });
      await send(page);
      await expect(page).toHaveURL(/\/especial-online\?especialidad=\d+&clinica=\d+$/);
      await expect(vouchers(page)).toHaveCount(1);
      await expect(vouchers(page).getByRole('heading')).toHaveText('Revisión de lunares');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1 bono');

      await page.getByRole('link', { name: 'Ver todos los bonos' }).click();
      await expect(page).toHaveURL(/\/especial-online$/);
      await expect(vouchers(page)).toHaveCount(29);

      await speciality(page).selectOption({ label: 'Cardiología' });
      await send(page);
      await expect(alert(page)).toHaveText(/Debes seleccionar una clínica$/);
      await expect(clinic(page)).toHaveAccessibleDescription(/Debes seleccionar una clínica$/);
      await expect(clinic(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(clinic(page)).toBeFocused();
      await expect(vouchers(page)).toHaveCount(29);

      await clinic(page).selectOption({ label: 'Clínica València Centro' });
      await send(page);
      await expect(alert(page)).toHaveCount(0);
      await expect(vouchers(page)).toHaveCount(2);
    });
  });
}

test('a choice without vouchers says so, explains how vouchers work, and links to all', async ({ page }) => {
  await page.goto('/especial-online');
  await speciality(page).selectOption({ label: 'Pediatría' });
  await clinic(page).selectOption({ index: 1 });
  await send(page);
  await expect(vouchers(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ningún bono');
  await expect(page.getByText(/^No hay bonos para lo que has elegido/)).toBeVisible();
  const text = page.getByRole('main').getByText('con un bono online tienes un precio especial');
  await expect(text).toBeHidden();
  await page.getByText('Cómo funcionan los bonos').click();
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver todos los bonos' }).click();
  await expect(vouchers(page)).toHaveCount(29);
});

test('the shop uses the language of its address', async ({ page }) => {
  for (const [path, missing, online, price] of [
    ['/especial-online', 'Debes seleccionar una clínica', 'Online', /^129,00\s€$/],
    ['/ca/especial-online', 'Has de seleccionar una clínica', 'En línia', /^129,00\s€$/],
    ['/en/especial-online', 'Choose a clinic', 'Online', /^€129\.00$/],
  ] as const) {
    await page.goto(`${path}?especialidad=&clinica=`);
    await expect(alert(page)).toContainText(missing);
    await expect(page.getByText(price).first()).toBeVisible();
    const card = page.getByRole('article').first();
    await expect(card.getByText(online, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^(Política de p|Pricing)/ })).toHaveAttribute(
      'href',
      path.replace('especial-online', 'politica-precios'),
    );
  }
});

test('the cards of the first screen are laid out at once, and the others reserve about the room they will need', async ({
  page,
}) => {
  await page.goto('/especial-online');
  const { first, late, rooms } = await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.grid-cards > *')];
    const late = cards.filter((card) => getComputedStyle(card).contentVisibility === 'auto');
    const room = (card: HTMLElement) => Number.parseFloat(getComputedStyle(card).containIntrinsicBlockSize.slice(5));
    const rooms = late.map(room);
    for (const card of late) card.style.contentVisibility = 'visible';
    const shares = late.map((card, at) => (rooms[at] ?? 0) / card.offsetHeight);
    return { first: cards.length - late.length, late: late.length, rooms: shares };
  });
  expect([first, late]).toEqual([12, 17]);
  expect(rooms.filter((share) => share < 1 || share > 1.15)).toEqual([]);
});

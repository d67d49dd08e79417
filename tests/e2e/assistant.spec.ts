import { hydrated } from '../support/actions';
import { hold } from '../support/hold';
import { choose, HOURS, openList, quickForm, someDay } from '../support/quick-form';
import { answerSlots, OFFERED } from '../support/slot-endpoint';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

test.describe('the quick form of the home', () => {
  test('leads to the form with speciality, clinic and day', async ({ page }) => {
    const { day, typed } = someDay();
    await page.goto('/');
    await choose(quickForm(page), 'Especialidad', 'Cardiología');
    await choose(quickForm(page), 'Clínica', 'Clínica València Centro');
    await quickForm(page).getByLabel('Fecha').fill(typed);
    await quickForm(page).getByRole('button', { name: 'Pedir cita' }).click();
    await expect(page).toHaveURL(new RegExp(`/pedir-cita\\?especialidad=\\d+&clinica=\\d+&fecha=${day}&origen=/$`));
  });

  test('filters by any part of a name, by keyboard alone, and each list limits the other', async ({ page }) => {
    await page.goto('/');
    await (await hydrated(quickForm(page).getByLabel('Especialidad'))).focus();
    const list = page.getByRole('combobox', { name: 'Especialidad' });
    await expect(list).toHaveAttribute('aria-autocomplete', 'list');
    await expect(list).toBeFocused();
    await page.keyboard.type('DIOLOGIA');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: 'Cardiología' })).toHaveCount(1);
    for (const name of await options.allTextContents()) expect(name.toLowerCase()).toContain('diología');
    await page.keyboard.press('Escape');
    await page.keyboard.type('zzzz');
    await expect(page.getByText('Ningún resultado')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('cardiologia');
    await page.keyboard.press('Enter');
    await expect(quickForm(page).getByText('Cardiología', { exact: true })).toBeVisible();
    await expect(list).toBeFocused();

    await test.step('each list limits the other, and shows all again', async () => {
      await page.goto('/');
      await choose(quickForm(page), 'Clínica', 'Clínica Gandia');
      const offered = await (await openList(quickForm(page), 'Especialidad')).count();
      await page.keyboard.press('Escape');
      await choose(quickForm(page), 'Clínica', 'Todas las clínicas');
      expect(await (await openList(quickForm(page), 'Especialidad')).count()).toBeGreaterThan(offered);
      await expect(page.getByRole('listbox').getByText('Diagnóstico por imagen')).toBeVisible();
    });
  });

  test('preserves what was chosen before hydration', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await expect(page.locator('select[name="clinica"]')).not.toHaveValue('');
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('select[name="clinica"]').selectOption({ label: 'Clínica Gandia' });
    await page.waitForLoadState();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pedir cita' })).toHaveAttribute('aria-haspopup');
    await openList(quickForm(page), 'Especialidad');
    await expect(page.locator('select[name="clinica"] option:checked')).toHaveText('Clínica Gandia');
  });

  test('the focus stays on its control when lists that filter take the form’s place', async ({ page }) => {
    for (const [control, presses] of [
      ['Fecha', 0],
      ['Pedir cita', 1],
    ] as const) {
      const release = await hold(page, '**/api/citas/asistente?*');
      await page.goto('/');
      await (await hydrated(quickForm(page).getByLabel('Fecha'))).focus();
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
      release();
      await expect(quickForm(page).getByRole('button', { name: 'Abrir el calendario' })).toBeVisible();
      const inForm = (role: 'textbox' | 'button') => quickForm(page).getByRole(role, { name: control, exact: true });
      await expect(inForm('textbox').or(inForm('button'))).toBeFocused();
      await page.unroute('**/api/citas/asistente?*');
    }
  });

  test('offers a calendar from today on, which Escape closes, and names the problem of a typed date', async ({
    page,
  }) => {
    await page.goto('/');
    await (await hydrated(quickForm(page).getByLabel('Fecha'))).focus();
    const opener = page.getByRole('button', { name: 'Abrir el calendario' });
    await opener.click();
    const calendar = page.getByRole('dialog', { name: 'Fecha' });
    await expect(calendar.locator('th').first()).toHaveText('lu');
    const today = calendar.getByRole('button', { name: /^Hoy, / });
    await expect(today).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(today).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const nextWeek = new Date(Date.now() + 7 * 86_400_000);
    const shown = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeZone: 'Europe/Madrid' }).format(nextWeek);
    const [date = '', month = '', year = ''] = shown.split('/');
    await expect(quickForm(page).getByLabel('Fecha')).toHaveValue(
      `${date.padStart(2, '0')}/${month.padStart(2, '0')}/20${year}`,
    );
    await expect(opener).toBeFocused();

    const field = quickForm(page).getByRole('textbox', { name: 'Fecha' });
    await expect(field).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    await field.fill('31/02/2030');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Escribe la fecha así: dd/mm/aaaa');
    await expect(field).toBeFocused();
    await field.fill('01/01/2020');
    await field.blur();
    await expect(field).toHaveAccessibleDescription('La fecha ya ha pasado. Selecciona otra');
    await expect(page).toHaveURL('/');
  });

  test('shows the hours of a test and takes them along in this tab only', async ({ page }) => {
    const { day, typed } = someDay();
    const asked = await answerSlots(page, OFFERED);
    await page.goto('/');
    await choose(quickForm(page), 'Clínica', 'Clínica València Centro');
    await quickForm(page).getByLabel('Fecha').fill(typed);
    await page.getByRole('radio', { name: 'PCR nasofaríngea' }).check();
    await expect(page.getByRole('combobox', { name: 'Especialidad' })).toHaveCount(0);
    await page.getByRole('radio', { name: '09:15' }).check();
    await expect(page.getByRole('strong').filter({ hasText: '59,00 €' })).toBeVisible();
    expect(asked.map((query) => query.get('fecha'))).toEqual([day]);
    await quickForm(page).getByRole('button', { name: 'Pedir cita' }).click();
    await expect(page).toHaveURL(new RegExp(`/pedir-cita\\?clinica=\\d+&fecha=${day}&origen=/$`));
    const stored = await page.evaluate(() => sessionStorage.getItem('cita.1'));
    expect(JSON.parse(stored ?? 'null').wizard.draft).toMatchObject({
      isCovid: true,
      type: 'testPCR',
      slot: '0915-0930',
      scheduleId: '118',
      serviceId: '7',
    });
  });
});

test('form and dialog can be used and fit a telephone and a desktop, in every language', async ({ context }) => {
  for (const [width, path, link, title, clinic, day] of [
    [390, '', 'Pedir cita', 'Pide tu cita', 'Clínica', 'Fecha'],
    [1280, '/en', 'Request an appointment', 'Request an appointment', 'Clinic', 'Date'],
    [390, '/ca', 'Demana cita', 'Demana la teva cita', 'Clínica', 'Data'],
  ] as const) {
    const page = await context.newPage();
    await answerSlots(page, OFFERED);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path || '/');
    await openList(quickForm(page, title), clinic);
    if (path === '') await expectAccessible(page);
    await page.keyboard.press('Escape');
    const places = width < 1024 ? page.getByRole('navigation') : page.getByRole('banner');
    const opener = places.getByRole('link', { name: link }).filter({ visible: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('radio').nth(2).check();
    await (await openList(dialog, clinic)).nth(1).click();
    await dialog.getByLabel(day, { exact: true }).fill(someDay().typed);
    await expect(dialog.getByRole('radio', { name: HOURS })).toHaveCount(3);
    if (path === '') await expectAccessible(page);
    await expectNoOverflow(page, width);
    await page.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the quick form is an ordinary form and the header a link', async ({ page }) => {
    const { typed } = someDay();
    await page.goto('/en');
    await page.getByLabel('Speciality', { exact: true }).selectOption({ label: 'Cardiology' });
    await page.getByLabel('Date', { exact: true }).fill(typed);
    await page.getByRole('region').getByRole('button', { name: 'Request an appointment' }).click();
    const sent = new URLSearchParams({ fecha: typed, origen: '/' });
    await expect(page).toHaveURL((url) => url.search.endsWith(`&clinica=&${sent}`));
    await page.goto('/clinicas/valencia-centro');
    await page.getByRole('banner').getByRole('link', { name: 'Pedir cita' }).click();
    await expect(page).toHaveURL('/pedir-cita');
  });
});

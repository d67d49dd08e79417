import { choose, openDialog, openList, quickForm, someDay } from '../support/quick-form';
import { expect, test } from './visit';

// How the quick form and the dialog behave is in tests/component/appointment.

test('choices of the dialog are selected in the form', async ({ page }) => {
  const { dialog } = await openDialog(page, '/ca/medicos', 'Demana cita', 'Demana la teva cita');
  await choose(dialog, 'Especialitat', 'Dermatologia');
  await dialog.getByRole('button', { name: 'Demana', exact: true }).click();
  await expect(page).toHaveURL(/\/ca\/pedir-cita\?especialidad=\d+&origen=\/medicos$/);
  await expect(page.getByRole('main').locator('[name=especialidad] option:checked, .picker-value').first()).toHaveText(
    'Dermatologia',
  );
});

test('the quick form preserves choices made before hydration', async ({ page }) => {
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

import { hold } from '../support/hold';
import { choose, HOURS, openDialog, openList, someDay } from '../support/quick-form';
import { answerSlots, OFFERED } from '../support/slot-endpoint';
import { expect, test } from './visit';

test.describe('the appointment dialog', () => {
  test('opens on any page, closes with Escape, and takes the choices to the form', async ({ page }) => {
    const { opener, dialog } = await openDialog(page, '/clinicas/valencia-centro');
    await dialog.getByRole('button', { name: 'Abrir el calendario' }).click();
    await expect(page.getByRole('dialog', { name: 'Fecha' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Fecha' })).toHaveCount(0);
    await choose(dialog, 'Aseguradora', 'Mutua');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await test.step('takes the choices to the form, and a test hides what is arranged by telephone', async () => {
      const { dialog } = await openDialog(page, '/especialidades/cardiologia');
      await page.getByRole('radio', { name: 'Consulta' }).check();
      await choose(dialog, 'Aseguradora', 'Privada, sin aseguradora');
      await expect(dialog.getByRole('link', { name: 'Ver precios especiales' })).toHaveAttribute(
        'href',
        '/especial-online',
      );
      await choose(dialog, 'Especialidad', 'Dermatología');
      await page.getByRole('radio', { name: 'Tarde' }).check();
      await dialog.getByRole('button', { name: 'Pedir cita' }).click();
      await expect(page).toHaveURL(/\/pedir-cita\?especialidad=\d+&origen=\/especialidades\/cardiologia$/);
      const stored = await page.evaluate(() => sessionStorage.getItem('cita.1'));
      expect(JSON.parse(stored ?? 'null').wizard.draft).toMatchObject({
        type: 'consulta',
        insurer: 'privada',
        preferredTime: 'evening',
      });

      await test.step('a test hides what is arranged by telephone, and a consultation brings it back', async () => {
        const { dialog } = await openDialog(page, '/medicos');
        await page.getByRole('radio', { name: 'Test de antígenos' }).check();
        for (const name of ['Aseguradora', 'Especialidad']) await expect(dialog.getByLabel(name)).toHaveCount(0);
        const clinics = await openList(dialog, 'Clínica');
        await expect(clinics.filter({ hasText: 'Clínica Gandia' })).toHaveCount(1);
        await expect(clinics.filter({ hasText: 'Clínica Paterna' })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await page.getByRole('radio', { name: 'Consulta' }).check();
        await expect(dialog.getByLabel('Especialidad')).toBeVisible();
      });
    });
  });

  test('says what the slot search says, and asks again', async ({ page, complaints }) => {
    const { typed } = someDay();
    const asked = await answerSlots(
      page,
      { kind: 'none' },
      { kind: 'refused', text: 'La clínica cierra por obras.' },
      'broken',
      OFFERED,
    );
    const { dialog } = await openDialog(page, '/');
    await page.getByRole('radio', { name: 'PCR nasofaríngea' }).check();
    await choose(dialog, 'Clínica', 'Clínica València Centro');
    await dialog.getByLabel('Fecha').fill(typed);
    await expect(dialog.getByText('No hay cita disponible para la fecha escogida.')).toBeVisible();
    await page.getByRole('radio', { name: 'Test de antígenos' }).check();
    await expect(dialog.getByRole('alert')).toHaveText('La clínica cierra por obras.');
    await dialog.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Se ha producido un error. Por favor, inténtelo de nuevo y, si el error persiste, contacte con nosotros.',
    );
    await dialog.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(dialog.getByRole('radio', { name: HOURS })).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Primera hora libre: 09:00' }).click();
    await expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
    expect(asked).toHaveLength(4);
    complaints.length = 0; // the connection was broken on purpose
  });

  test('waits for hours with a text that is announced', async ({ page }) => {
    const release = await hold(page, '**/api/citas/buscarhuecos?**', OFFERED);
    const { dialog } = await openDialog(page, '/');
    await page.getByRole('radio', { name: 'PCR nasofaríngea' }).check();
    await choose(dialog, 'Clínica', 'Clínica València Centro');
    await dialog.getByLabel('Fecha').fill(someDay().typed);
    const waiting = 'Cargando franjas horarias disponibles. Por favor, espere...';
    await expect(dialog.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    release();
    await expect(dialog.getByRole('radio', { name: HOURS })).toHaveCount(3);
    await expect(dialog.getByText(waiting)).toHaveCount(0);
  });

  test('a press that cannot load the dialog follows the link', async ({ page, complaints }) => {
    await page.route('**/api/citas/asistente?**', (route) => route.abort());
    await page.goto('/clinicas/valencia-centro');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Pedir cita' });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(page).toHaveURL('/pedir-cita');
    complaints.length = 0; // the connection was broken on purpose
  });
});

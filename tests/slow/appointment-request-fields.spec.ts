import { expect, expectAccessible, test } from '../e2e/visit';
import { checkAndSend, endpoint, fillIn, form, MESSAGES, submit } from '../support/appointment-visit';

test('what is missing is said above the form and beside each field', async ({ page }) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await page.goto('/pedir-cita');
  await submit(page).click();
  const summary = page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Selecciona una especialidad',
    'Selecciona una clínica',
    'El nombre es obligatorio',
    'El email es obligatorio',
    'El teléfono es obligatorio',
    'Debes aceptar los términos',
  ]);
  await summary.getByRole('link', { name: 'El teléfono es obligatorio' }).click();
  const phone = form(page).getByLabel('Teléfono');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('El teléfono es obligatorio');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('600 12 34 56');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link', { name: 'El teléfono es obligatorio' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('with a consultation the document is checked; the information on data protection opens', async ({ page }) => {
  await page.goto('/pedir-cita');
  await expect(form(page).getByLabel(/^DNI o NIE/)).toHaveCount(0);
  await form(page).getByRole('radio', { name: 'Consulta' }).check();
  const number = form(page).getByLabel(/^DNI o NIE/);
  await number.fill('12345678A');
  await number.press('Tab');
  await expect(number).toHaveAccessibleDescription('DNI/NIE no válido. Revisa los números y la letra');
  await number.fill('X1234567L');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');

  await test.step('the basic information on data protection opens beside the terms', async () => {
    await page.goto('/pedir-cita');
    await page.getByRole('button', { name: 'Información básica sobre protección de datos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Información básica sobre protección de datos' });
    for (const name of ['Responsable', 'Finalidad', 'Destinatarios', 'Derechos']) {
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByRole('link', { name: 'Ver la política de privacidad' })).toHaveAttribute(
      'href',
      '/politica-privacidad',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('without an insurer the online prices are offered; the name of an insurer is never sent', async ({ page }) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await page.goto('/pedir-cita');
  const insurer = form(page).getByLabel(/^Aseguradora/);
  await insurer.selectOption('privada');
  await expect(form(page).getByRole('link', { name: 'Ver precios especiales' })).toHaveAttribute(
    'href',
    '/especial-online',
  );
  await insurer.selectOption('otra');
  await expect(form(page).getByRole('link', { name: 'Ver precios especiales' })).toHaveCount(0);
  const named = form(page).getByLabel(/^¿Cuál es tu aseguradora\?/);
  await expect(named).toHaveAttribute('maxlength', '50');
  await named.fill('Mutualidad Secreta');
  await fillIn(page);
  await checkAndSend(page);
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postData()).not.toContain('Secreta');
  expect(sent[0]?.postDataJSON()).toMatchObject({
    locale: 'es',
    draft: { isCovid: false, insurer: 'otra', name: 'Aina Ferrer', acceptsTerms: true },
  });
});

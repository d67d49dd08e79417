import { door, fillIn, form, SENTENCES, submit } from '../support/appointment-visit';
import { keyboardOnly, pointing } from '../support/hands';
import { hold } from '../support/hold';
import { expectLine } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

const failed = 'Se ha producido un error. Por favor, inténtelo de nuevo.';

for (const [language, width, hands] of [
  ['es', 1280, 'by mouse'],
  ['ca', 390, 'by touch'],
  ['en', 320, 'by touch'],
  ['es', 1280, 'by keyboard alone'],
] as const) {
  const words = SENTENCES[language];

  test(`a visitor asks for an appointment in ${language} at ${width} px, ${hands}, and is told what happens now`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(words.path);
    const hand = hands === 'by keyboard alone' ? keyboardOnly(page) : pointing(page);
    await fillIn(page, words, hand);
    await hand.press(submit(page, words));
    await expect(page.getByRole('status').filter({ hasText: words.received })).toBeVisible();
    await expect(page.locator('section:focus')).toContainText(words.received);
    await expectAccessible(page);
  });
}

test('after the request the form is empty again, pickers included', async ({ page }) => {
  await door(page, { status: 200, json: { ok: true } });
  await page.goto('/pedir-cita');
  await fillIn(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Pedir otra cita' }).click();
  await expect(form(page).getByLabel('Especialidad')).toHaveValue('');
  await expect(form(page).getByLabel('Clínica')).toHaveValue('');
  await expect(form(page).getByLabel('Nombre y apellidos')).toHaveValue('');
  await expect(form(page).getByRole('checkbox', { name: /^He leído/ })).not.toBeChecked();
});

test('what is missing is said above the form and beside each field', async ({ page }) => {
  const sent = await door(page, { status: 200, json: { ok: true } });
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

test('a field is checked as it is left, and again while it is put right', async ({ page }) => {
  await page.goto('/pedir-cita');
  const name = form(page).getByLabel('Nombre y apellidos');
  await name.fill('Aina 2');
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription('El nombre no puede contener números');
  await name.fill('Aina');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  const email = form(page).getByLabel('Correo electrónico');
  await email.fill('aina@');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription('El email no es válido');
});

test('with a consultation the document is checked, and may be left out', async ({ page }) => {
  await page.goto('/pedir-cita');
  await expect(form(page).getByLabel(/^DNI o NIE/)).toHaveCount(0);
  await form(page).getByRole('radio', { name: 'Consulta' }).check();
  const number = form(page).getByLabel(/^DNI o NIE/);
  await number.fill('12345678A');
  await number.press('Tab');
  await expect(number).toHaveAccessibleDescription('DNI/NIE no válido');
  await number.fill('X1234567L');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
});

test('without an insurer the online prices are offered; the name of an insurer is never sent', async ({ page }) => {
  const sent = await door(page, { status: 200, json: { ok: true } });
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
  await submit(page).click();
  await expect(page.getByText(SENTENCES.es.received)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postData()).not.toContain('Secreta');
  expect(sent[0]?.postDataJSON()).toMatchObject({
    locale: 'es',
    draft: { isCovid: false, insurer: 'otra', name: 'Aina Ferrer', acceptsTerms: true },
  });
});

test('what an earlier page knows is filled in, and where the visitor came from is sent', async ({ page }) => {
  await page.goto('/especialidades/cardiologia');
  const ask = page.getByRole('main').getByRole('link', { name: 'Pedir cita' }).first();
  await page.goto(`${await ask.getAttribute('href')}&fecha=2100-03-01`);
  await expect(form(page).getByLabel('Especialidad')).toHaveValue(/^\d+$/);
  await expect(form(page).getByLabel(/^Fecha/)).toHaveValue('01/03/2100');
  const sent = await door(page, { status: 200, json: { ok: true } });
  await pointing(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
  await form(page).getByLabel('Nombre y apellidos').fill('Aina Ferrer');
  await form(page).getByLabel('Correo electrónico').fill('aina@example.org');
  await form(page).getByLabel('Teléfono').fill('600123456');
  await form(page).getByLabel(SENTENCES.es.terms).check();
  await submit(page).click();
  await expect(page.getByText(SENTENCES.es.received)).toBeVisible();
  expect(sent[0]?.postDataJSON().draft).toMatchObject({
    originPath: '/especialidades/cardiologia',
    specialityId: expect.stringMatching(/^\d+$/),
    day: '2100-03-01',
  });
});

for (const status of [429, 500, 503]) {
  test(`a request that fails with ${status} keeps everything and can be sent again`, async ({ page, complaints }) => {
    const refused = await door(page, { status, json: { error: 'unavailable' } });
    await page.goto('/pedir-cita');
    await fillIn(page);
    await submit(page).click();
    const alert = form(page).getByRole('alert').filter({ hasText: failed });
    await expect(alert.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(form(page).getByLabel('Nombre y apellidos')).toHaveValue('  Aina Ferrer ');
    await page.unroute('/api/citas/solicitar');
    const taken = await door(page, { status: 200, json: { ok: true } });
    await submit(page).click();
    await expect(page.getByText(SENTENCES.es.received)).toBeVisible();
    const keys = [refused, taken].map(([request]) => request?.headers()['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expectLine(complaints, String(status));
  });
}

test('without a connection the page says that nothing is lost', async ({ page, context, complaints }) => {
  await page.goto('/pedir-cita');
  await fillIn(page);
  await form(page).getByLabel('Teléfono').press('Tab'); // the rules are there
  await context.setOffline(true);
  await submit(page).click();
  await expect(form(page).getByText('Sin conexión. Tus datos siguen en este formulario.')).toBeVisible();
  await context.setOffline(false);
  expectLine(complaints, 'ERR_INTERNET_DISCONNECTED');
});

test('what the server refuses is shown beside its field', async ({ page, complaints }) => {
  await door(page, {
    status: 422,
    json: { error: 'invalid', fields: { email: 'emailInvalid', clinicId: 'clinicMissing' } },
  });
  await page.goto('/pedir-cita');
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('region', { name: /^Debes rellenar/ }).getByRole('link')).toHaveText([
    'Selecciona una clínica',
    'El email no es válido',
  ]);
  await expect(form(page).getByLabel('Correo electrónico')).toHaveAccessibleDescription('El email no es válido');
  expectLine(complaints, '422');
});

test('pressing twice sends once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/citas/solicitar') && sent.push(request.method()));
  const answer = await hold(page, '/api/citas/solicitar', { ok: true });
  await page.goto('/pedir-cita');
  await fillIn(page);
  await submit(page).dblclick();
  const sending = form(page).getByRole('button', { name: 'Enviando…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  answer();
  await expect(page.getByText(SENTENCES.es.received)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the basic information on data protection opens beside the terms', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do and gives the telephone', async ({ page }) => {
    await page.goto('/en/pedir-cita');
    await expect(page.getByRole('heading', { level: 1, name: 'Request an appointment' })).toBeVisible();
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('This form needs JavaScript');
    await expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+34963400900');
    await expect(submit(page, SENTENCES.en)).toBeDisabled();
  });
});

for (const [width, path] of [
  [320, '/pedir-cita'],
  [390, '/ca/pedir-cita'],
  [1280, '/en/pedir-cita'],
  [1280, '/pedir-cita'],
  [390, '/en/pedir-cita'],
  [1280, '/ca/pedir-cita'],
] as const) {
  test(`${path} is accessible and fits ${width} px, also with its problems`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    await form(page).locator('[type=submit]').click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

import { byPointer, keyboardOnly } from '../support/actions';
import { checkAndSend, confirm, endpoint, fillIn, form, MESSAGES, submit } from '../support/appointment-visit';
import { expectLine } from '../support/request-visit';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

const failed = 'Se ha producido un error. Inténtalo de nuevo, por favor.';

for (const [language, width, input] of [
  ['es', 1280, 'by mouse'],
  ['ca', 390, 'by touch'],
  ['en', 320, 'by touch'],
  ['es', 1280, 'by keyboard alone'],
] as const) {
  const messages = MESSAGES[language];

  test(`a visitor asks for an appointment in ${language} at ${width} px, ${input}, and reads what happens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(messages.path);
    const actions = input === 'by keyboard alone' ? keyboardOnly(page) : byPointer(page);
    await fillIn(page, messages, actions);
    await actions.press(submit(page, messages));
    await expect(page.locator('h2:focus')).toBeInViewport();
    await expect(page.getByRole('main').getByText('aina@example.org')).toBeVisible();
    if (language === 'es') await expectAccessible(page);
    await expectNoOverflow(page, width);
    await actions.press(confirm(page, messages));
    await expect(page.getByRole('status').filter({ hasText: messages.received })).toBeVisible();
    await expect(page.locator('section:focus')).toContainText(messages.received);
    if (language === 'es') await expectAccessible(page);
  });
}

test('what an earlier page knows is filled in, and where the visitor came from is sent', async ({ page }) => {
  await page.goto('/especialidades/cardiologia');
  const ask = page.getByRole('main').getByRole('link', { name: 'Pedir cita' }).first();
  await page.goto(`${await ask.getAttribute('href')}&fecha=2100-03-01`);
  await expect(form(page).getByLabel('Especialidad')).toHaveValue(/^\d+$/);
  await expect(form(page).getByLabel(/^Fecha/)).toHaveValue('01/03/2100');
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await byPointer(page).choose(form(page).getByRole('combobox', { name: 'Clínica' }), 'centr');
  await form(page).getByLabel('Nombre y apellidos').fill('Aina Ferrer');
  await form(page).getByLabel('Correo electrónico').fill('aina@example.org');
  await form(page).getByLabel('Teléfono').fill('600123456');
  await form(page).getByLabel(MESSAGES.es.terms).check();
  await checkAndSend(page);
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
  expect(sent[0]?.postDataJSON().draft).toMatchObject({
    originPath: '/especialidades/cardiologia',
    specialityId: expect.stringMatching(/^\d+$/),
    day: '2100-03-01',
  });
});

test('a request that fails loses nothing and can be sent again', async ({ page, complaints }) => {
  const refused = await endpoint(page, { status: 503, json: { error: 'unavailable' } });
  await page.goto('/pedir-cita');
  await fillIn(page);
  await checkAndSend(page);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: failed });
  await expect(alert.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
  await expect(form(page).locator('[name=name]')).toHaveValue('  Aina Ferrer ');
  await page.unroute('/api/citas/solicitar');
  const taken = await endpoint(page, { status: 200, json: { ok: true } });
  await confirm(page).click();
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
  const keys = [refused, taken].map(([request]) => request?.headers()['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expectLine(complaints, '503');
});

test('the filled-in form is shown before it is sent, can be changed, and is cleared afterwards', async ({ page }) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await page.goto('/pedir-cita');
  await fillIn(page);
  await form(page)
    .getByLabel(/^Aseguradora/)
    .selectOption('otra');
  await form(page)
    .getByLabel(/^¿Cuál es tu aseguradora\?/)
    .fill('Mutualidad');
  await form(page).getByRole('radio', { name: 'Consulta' }).check();
  await form(page).getByRole('radio', { name: 'Tarde' }).check();
  await submit(page).press('Enter');

  const check = page.getByRole('region', { name: 'Comprueba tu solicitud' });
  await expect(check.getByRole('heading')).toBeFocused();
  await expect(check.locator('dt')).toHaveText([
    ...['Aseguradora', 'Especialidad', 'Tipo de cita', 'Clínica', 'Fecha', 'Horario preferido'],
    ...['Nombre y apellidos', 'Correo electrónico', 'Teléfono', 'DNI o NIE'],
  ]);
  await expect(check.locator('dd:nth-of-type(1)')).toHaveText([
    ...['Otra aseguradora', 'Cardiología', 'Consulta', /Centro/, '—', 'Tarde'],
    ...['Aina Ferrer', 'aina@example.org', '600 12 34 56', '—'],
  ]);
  await check.getByRole('button', { name: 'Cambiar Teléfono' }).press('Enter');
  await expect(form(page).getByLabel('Teléfono')).toBeFocused();
  await expect(form(page).getByLabel(/^¿Cuál es tu aseguradora\?/)).toHaveValue('Mutualidad');
  await form(page).getByLabel('Teléfono').fill('611 22 33 44');
  await form(page).getByLabel('Teléfono').press('Enter');
  await expect(check.getByText('611 22 33 44')).toBeVisible();
  await check.getByRole('button', { name: 'Cambiar Especialidad' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Especialidad' })).toBeFocused();
  expect(sent).toEqual([]);
  await checkAndSend(page);
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
  expect(sent.map((one) => one.postDataJSON().draft.phone)).toEqual(['611 22 33 44']);
  await page.getByRole('button', { name: 'Pedir otra cita' }).click();
  await expect(form(page).getByLabel('Especialidad')).toHaveValue('');
  await expect(form(page).getByLabel('Clínica')).toHaveValue('');
  await expect(form(page).getByLabel('Nombre y apellidos')).toHaveValue('');
  await expect(form(page).getByRole('checkbox', { name: /^He leído/ })).not.toBeChecked();
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from '../e2e/visit';
import { freeSlot, storedWizard, storeWizard } from '../support/wizard';

const PATH = '/consentimiento-informado';
const main = (page: Page) => page.getByRole('main');
const pay = (page: Page) => main(page).getByRole('button', { name: 'Consentir la prueba y pagar' });
const callMe = (page: Page) => main(page).getByRole('button', { name: 'Quiero que me llamen' });
const part = (page: Page, name: string) => main(page).locator('details').filter({ hasText: name });

/** No to the leftover sample, yes to the news: different, so that neither is sent for the other. */
async function decide(page: Page) {
  const questions = main(page).getByRole('radiogroup');
  await questions.nth(0).getByRole('radio', { name: 'No' }).check();
  await questions.nth(1).getByRole('radio', { name: 'Sí' }).check();
}

/** What is sent to the endpoint, which answers with `answer`. */
async function endpoint(page: Page, answer: { status: number; json: unknown } | 'nothing') {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route('/api/citas/solicitar', async (route) => {
    sent.push({ key: route.request().headers()['idempotency-key'], body: route.request().postDataJSON() });
    await (answer === 'nothing' ? route.abort('connectionfailed') : route.fulfill(answer));
  });
  return sent;
}

/** A refusal or a broken line on purpose leaves a line on the console. */
const forgive = (complaints: string[]) =>
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((line) => !/status of 4\d\d|^4\d\d |ERR_CONNECTION_FAILED/.test(line)),
  );

test('without a booking, or with one that was tampered with, the consent says so and leads on (M137)', async ({
  page,
}) => {
  for (const [prefix, title, text, ask, home] of [
    ['', 'Formulario sin datos', 'Los campos del formulario', 'Pedir cita', 'Ir al inicio'],
    ['/ca', 'Formulari sense dades', 'Els camps del formulari', 'Demana cita', 'Ves a l’inici'],
    ['/en', 'Your form is empty', 'Fill in the form again', 'Request an appointment', 'Go to the home page'],
  ] as const) {
    await page.goto(prefix + PATH);
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(main(page).getByRole('link', { name: ask })).toHaveAttribute('href', `${prefix}/pedir-cita`);
    await expect(main(page).getByRole('link', { name: home })).toHaveAttribute('href', prefix || '/');
  }

  await test.step('a booking that was tampered with is rejected', async () => {
    await storeWizard(page, { type: 'testSangre' as 'testPCR' });
    await page.goto(PATH);
    await expect(main(page).getByRole('heading', { name: 'Formulario sin datos' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts of every test can be read, and whom to call', async ({ page }) => {
    await page.goto(PATH);
    await expect(main(page).getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'PCR nasofaríngea',
      'PCR con estudio de variante',
      'Test de antígenos',
      'Test serológico',
    ]);
    const limits = page.locator('noscript p').filter({ hasText: 'No sirve para diagnosticar una infección activa' });
    await expect(limits).toBeVisible();
  });
});

test('the text of each test is open before the buttons, folds, and ends with the data notice (M138 to M140)', async ({
  page,
  context,
}) => {
  await storeWizard(page, { type: 'testAntigenos' });
  await page.goto(PATH);
  await expect(part(page, 'Obligaciones del paciente')).toHaveAttribute('open', '');
  await expect(main(page).locator('details:not([open])')).toHaveCount(0);
  const notice = main(page).getByRole('region', { name: 'Protección de datos' });
  await expect(notice.getByRole('listitem')).toHaveCount(5);
  await expect(notice.getByText('delegado de protección de datos')).toBeVisible();

  await test.step('the text of each test is open before the buttons, and folds (M138, M139)', async () => {
    for (const [path, type, width, folds, says] of [
      [PATH, 'testPCR', 320, 'En qué consiste la prueba', 'reacción en cadena de la polimerasa'],
      [PATH, 'pcrVariant', 1280, 'Limitaciones', 'secuenciación completa'],
      [`/ca${PATH}`, 'testSerologico', 390, 'Resultats', 'quin tipus'],
      [`/en${PATH}`, 'testAntigenos', 1280, 'What the test is', 'first 5 days of symptoms'],
    ] as const) {
      const page = await context.newPage();
      await storeWizard(page, { type, clinicId: '1' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(main(page).locator('details')).toHaveCount(type === 'testAntigenos' ? 5 : 4);
      await expect(main(page).getByText(says)).toBeVisible();
      if (path === PATH) await expectAccessible(page);
      await main(page).getByText(folds, { exact: true }).click();
      await expect(main(page).getByText(says)).toBeHidden();
      await expectNoOverflow(page, width);
      await page.close();
    }
  });
});

test('the booking is summarised with its price, and can be changed (M148)', async ({ page, request }) => {
  await storeWizard(page, await freeSlot(request, 3));
  await page.goto(PATH);
  const summary = page.getByRole('complementary', { name: 'Tu reserva' });
  await expect(summary.getByText('PCR nasofaríngea')).toBeVisible();
  await expect(summary.getByText('Clínica València Centro')).toBeVisible();
  await expect(summary.getByText(/^59,00\s€$/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Volver a los datos' }).click();
  await expect(page).toHaveURL(/\/pedir-cita(\?|$)/); // the choices come into the address with the stored form
  await expect(page.getByLabel('Apellidos')).toHaveValue('Ferrer Soler');
});

test('the consent is refused without an hour or an answer, and names what is missing (M142, M143)', async ({
  page,
  context,
}) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await storeWizard(page, { slot: '' });
  await page.goto(PATH);
  await decide(page);
  for (const button of [pay(page), callMe(page)]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Falta la clínica o la hora/);
    await button.click({ force: true });
  }
  expect(sent).toEqual([]);

  await test.step('questions left open are named above, one by one, and nothing is sent (M143)', async () => {
    const page = await context.newPage();
    const sent = await endpoint(page, { status: 200, json: { ok: true } });
    await storeWizard(page);
    await page.goto(PATH);
    await pay(page).click();
    const summary = page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await summary.getByRole('link').nth(1).click();
    const second = main(page).getByRole('radiogroup').nth(1);
    await expect(second.getByRole('radio').first()).toBeFocused();
    await expect(second).toHaveAccessibleDescription('Selecciona una opción');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(summary.getByRole('link')).toHaveCount(1);
    expect(sent).toEqual([]);
  });
});

test('to be called, the request is sent once and its end takes the focus (M141, M146)', async ({ page }) => {
  const sent = await endpoint(page, { status: 200, json: { ok: true } });
  await storeWizard(page);
  await page.goto(PATH);
  await decide(page);
  await callMe(page).dblclick();
  const title = page.getByRole('heading', {
    level: 1,
    name: 'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita',
  });
  await expect(title).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'Pedir cita' })).toHaveAttribute('href', '/pedir-cita');
  await expect(main(page).getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  await expect(pay(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(sent[0]?.body).toMatchObject({
    locale: 'es',
    draft: { name: 'Aina', slot: '0915-0930' },
    consent: { research: '0', notifications: '1', paysOnline: false },
  });
  await expect.poll(() => storedWizard(page)).toBeNull();
  await expectAccessible(page);
});

test('a refused booking leads back to its data and says why (M147)', async ({ page, complaints, context }) => {
  await endpoint(page, { status: 409, json: { error: 'slot_taken' } });
  await storeWizard(page);
  await page.goto(PATH);
  await decide(page);
  await pay(page).click();
  await expect(page).toHaveURL(/\/pedir-cita(\?|$)/);
  await expect(page.getByText(/Las fecha y hora seleccionadas para la cita ya no están disponibles/)).toBeVisible();
  await expect(page.getByLabel('Apellidos')).toHaveValue('Ferrer Soler');
  forgive(complaints);

  await test.step('a booking whose data are refused leads back to them', async () => {
    const page = await context.newPage();
    await endpoint(page, { status: 422, json: { error: 'invalid', fields: { day: 'dayPast' } } });
    await storeWizard(page);
    await page.goto(PATH);
    await decide(page);
    await pay(page).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Hay datos de tu reserva que no son correctos.');
    await alert.getByRole('link', { name: 'Cambiar' }).click();
    const summary = page.getByRole('main').getByRole('region', { name: /campo/ });
    await expect(summary.getByRole('link', { name: 'La fecha ya ha pasado. Selecciona otra' })).toBeVisible();
    await expect(page.getByLabel('Apellidos')).toHaveValue('Ferrer Soler');
    forgive(complaints);
  });
});

test('a failure is said, and trying again repeats the same attempt', async ({ page, complaints }) => {
  const sent = await endpoint(page, 'nothing');
  await storeWizard(page);
  await page.goto(PATH);
  await decide(page);
  await pay(page).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Se ha producido un error. Inténtalo de nuevo, por favor.');
  await expect(alert.getByRole('link', { name: '963 400 900' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main(page).getByRole('radiogroup').nth(1).getByRole('radio', { name: 'Sí' })).toBeChecked();
  await pay(page).click();
  await expect(alert).toBeVisible();
  await callMe(page).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  forgive(complaints);
});

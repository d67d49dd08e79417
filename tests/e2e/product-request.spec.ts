import type { Page } from '@playwright/test';
import { mailsTo } from '../support/mail-files';
import { expectLine, formOf, newAddress, offered, pick, shown, standIn } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

const DOOR = '/api/reservas/solicitar';
const WORDS = {
  es: {
    prefix: '',
    interested: 'Estoy interesad@',
    product: 'Producto',
    clinic: 'Clínica',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    terms: 'He leído y acepto el tratamiento de mis datos para gestionar la solicitud.',
    submit: 'Enviar solicitud',
    price: '145,00 €',
    received:
      'Hemos recibido tu solicitud. Te enviamos un correo electrónico de confirmación con un bono canjeable y nos pondremos en contacto contigo en menos de 24 horas para concertar la cita.',
  },
  ca: {
    prefix: '/ca',
    interested: 'M’interessa',
    product: 'Producte',
    clinic: 'Clínica',
    name: 'Nom i cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    terms: 'He llegit i accepte el tractament de les meues dades per a gestionar la sol·licitud.',
    submit: 'Enviar sol·licitud',
    price: '145,00 €',
    received:
      'Hem rebut la teua sol·licitud. T’enviem un correu electrònic de confirmació amb un bo bescanviable i ens posarem en contacte amb tu en menys de 24 hores per a concertar la cita.',
  },
  en: {
    prefix: '/en',
    interested: 'I’m interested',
    product: 'Product',
    clinic: 'Clinic',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Telephone',
    terms: 'I have read and accept the use of my data to handle the request.',
    submit: 'Send request',
    price: '€145.00',
    received:
      'We have received your request. We are sending you a confirmation e-mail with a redeemable voucher and will contact you within 24 hours to arrange the appointment.',
  },
};
type Words = (typeof WORDS)[keyof typeof WORDS];
const { es } = WORDS;
const failed = 'Se ha producido un error. Por favor, inténtelo de nuevo.';

const submit = (page: Page, words: Words = es) => formOf(page).getByRole('button', { name: words.submit });
const summary = (page: Page) => page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });

async function fillInPerson(page: Page, words: Words = es, email = newAddress()) {
  await formOf(page).getByLabel(words.name).fill(' Aina Ferrer ');
  await formOf(page).getByLabel(words.email, { exact: true }).fill(email);
  await formOf(page).getByLabel(words.phone).fill('600 12 34 56');
  await formOf(page).getByLabel(words.terms).check();
}

async function fillIn(page: Page) {
  await pick(page, es.product, 'deportivo');
  await pick(page, es.clinic, 'campanar');
  await fillInPerson(page);
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a visitor asks for the product they were reading about in ${language} and gets its voucher`, async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto(`${words.prefix}/productos/chequeo-deportivo`);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('main').getByRole('link', { name: words.interested }).first().click();
    await expect(shown(page, words.product)).toHaveText(name);
    await expect(formOf(page).getByRole('status').filter({ hasText: words.price })).toBeVisible();
    await pick(page, words.clinic, 'campanar');
    await fillInPerson(page, words, email);
    await submit(page, words).click();
    await expect(page.getByRole('status').filter({ hasText: words.received })).toBeVisible();
    await expect(page.locator('section:focus')).toContainText(words.received);
    await expect(page).toHaveURL(`${words.prefix}/pedir-producto`);
    await expectAccessible(page);
    await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toHaveLength(1);
    const [mail = ''] = await mailsTo(email);
    expect(mail).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/);
    expect(mail).toContain(name);
    expect(mail).toContain('145');
    expect(mail).toContain('600 12 34 56');
  });
}

test('after the request everything is empty again and the way back leads where the visitor came from', async ({
  page,
}) => {
  const sent = await standIn(page, DOOR, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto?producto=3&clinica=5&origen=/productos/chequeo-deportivo');
  await expect(shown(page, es.clinic)).toHaveText('Clínica Paterna');
  await fillInPerson(page, es, 'aina@example.org');
  await formOf(page)
    .getByLabel(/^Quiero recibir por correo/)
    .check();
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Volver a la página anterior' })).toHaveAttribute(
    'href',
    '/productos/chequeo-deportivo',
  );
  expect(sent[0]?.postDataJSON()).toEqual({
    locale: 'es',
    productId: '3',
    clinicId: '5',
    name: ' Aina Ferrer ',
    email: 'aina@example.org',
    phone: '600 12 34 56',
    newsletter: true,
    acceptsTerms: true,
  });
  await page.getByRole('button', { name: 'Pedir otro producto' }).click();
  await expect(shown(page, es.product)).toHaveText('Elige producto');
  await expect(shown(page, es.clinic)).toHaveText('Elige clínica');
  await expect(formOf(page).getByLabel(es.name)).toHaveValue('');
  await expect(formOf(page).getByLabel(es.terms)).not.toBeChecked();
  await expect(formOf(page)).toBeFocused();
});

test('product and clinic limit each other until all are asked for again', async ({ page }) => {
  await page.goto('/pedir-producto');
  await pick(page, es.product, 'deportivo');
  await expect(formOf(page).getByText(es.price)).toBeVisible();
  expect(await offered(page, es.clinic)).toEqual([
    'Todas las clínicas',
    'Clínica Paterna',
    'Clínica Valencia Campanar',
  ]);
  await pick(page, es.clinic, 'paterna');
  expect(await offered(page, es.product)).not.toContain('Analítica básica');
  await pick(page, es.product, 'todos');
  await expect(formOf(page).getByText(es.price)).toHaveCount(0);
  await expect(shown(page, es.clinic)).toHaveText('Clínica Paterna');
  await pick(page, es.clinic, 'todas');
  expect(await offered(page, es.product)).toContain('Analítica básica');
});

test('the products stand under their specialities, and one without a price says so', async ({ page }) => {
  await page.goto('/pedir-producto');
  await formOf(page).getByRole('combobox', { name: es.product }).click();
  const groups = page.getByRole('listbox').locator('.picker-group');
  expect((await groups.allTextContents()).slice(0, 3)).toEqual([
    'Alergología',
    'Análisis Clínicos',
    'Anatomía Patológica',
  ]);
  await page.keyboard.type('alergias');
  await expect(groups).toHaveText(['Alergología']);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Estudio de alergias respiratorias']);
  for (const _ of 'alergias') await page.keyboard.press('Backspace');
  await page.keyboard.type('estética a medida');
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByRole('status').filter({ hasText: 'Consulta el precio' })).toBeVisible();
});

test('what is missing is said, and the banner goes when another product is chosen', async ({ page }) => {
  const sent = await standIn(page, DOOR, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Selecciona un producto',
    'Selecciona una clínica',
    'El nombre es obligatorio',
    'El email es obligatorio',
    'El teléfono es obligatorio',
    'Debes aceptar los términos',
  ]);
  await summary(page).getByRole('link', { name: 'El teléfono es obligatorio' }).click();
  await expect(formOf(page).getByLabel(es.phone)).toBeFocused();
  await expect(formOf(page).getByLabel(es.phone)).toHaveAccessibleDescription('El teléfono es obligatorio');
  await pick(page, es.product, 'deportivo');
  await expect(summary(page)).toHaveCount(0);
  await expect(formOf(page).getByText('Selecciona un producto')).toHaveCount(0);
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(5);
  expect(sent).toEqual([]);
});

for (const status of [429, 503]) {
  test(`a request that fails with ${status} keeps everything and goes again under its key`, async ({
    page,
    complaints,
  }) => {
    const refused = await standIn(page, DOOR, { status, json: { error: 'unavailable' } });
    await page.goto('/pedir-producto');
    await fillIn(page);
    await submit(page).click();
    const alert = formOf(page).getByRole('alert').filter({ hasText: failed });
    await expect(alert.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(formOf(page).getByLabel(es.name)).toHaveValue(' Aina Ferrer ');
    await expect(shown(page, es.clinic)).toHaveText('Clínica Valencia Campanar');
    await page.unroute(DOOR);
    const taken = await standIn(page, DOOR, { status: 200, json: { ok: true } });
    await submit(page).click();
    await expect(page.getByText(es.received)).toBeVisible();
    const keys = [refused, taken].map(([request]) => request?.headers()['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expectLine(complaints, String(status));
  });
}

test('a request nobody answers says that nothing is lost', async ({ page, complaints }) => {
  await standIn(page, DOOR, 'nothing');
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).click();
  await expect(formOf(page).getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(formOf(page).getByLabel(es.email, { exact: true })).toHaveValue(/@example.org$/);
  expectLine(complaints, 'ERR_CONNECTION_FAILED');
});

test('what the server refuses is shown beside its field', async ({ page, complaints }) => {
  await standIn(page, DOOR, { status: 422, json: { error: 'invalid', fields: { email: 'emailInvalid' } } });
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['El email no es válido']);
  await expect(formOf(page).getByLabel(es.email, { exact: true })).toHaveAccessibleDescription('El email no es válido');
  expectLine(complaints, '422');
});

test('pressing twice sends once', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let count = 0;
  await page.route(DOOR, async (route) => {
    count += 1;
    await held;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/pedir-producto');
  await fillIn(page);
  await submit(page).dblclick();
  const sending = formOf(page).getByRole('button', { name: 'Enviando…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  answer();
  await expect(page.getByText(es.received)).toBeVisible();
  expect(count).toBe(1);
});

test('the whole request is made with the keyboard alone', async ({ page }) => {
  await standIn(page, DOOR, { status: 200, json: { ok: true } });
  await page.goto('/pedir-producto');
  const product = formOf(page).getByRole('combobox', { name: es.product });
  await product.focus();
  await expect(page.locator('.picker-focus')).toBeVisible();
  await page.keyboard.type('deportivo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.picker-focus')).toBeVisible();
  await page.keyboard.type('paterna');
  await page.keyboard.press('Enter');
  for (const text of ['Aina Ferrer', 'aina@example.org', '600123456']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(formOf(page).getByLabel(es.terms)).toBeChecked();
  for (const _ of ['newsletter', 'basic information', 'send']) await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('section:focus')).toContainText(es.received);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do, gives the telephone and lists the prices', async ({ page }) => {
    await page.goto('/en/pedir-producto?producto=3');
    await expect(page.getByRole('heading', { level: 1, name: 'Book a product' })).toBeVisible();
    const notice = page.locator('noscript p').first();
    await expect(notice).toContainText('This form needs JavaScript');
    await expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+34963400900');
    const prices = page.getByRole('region', { name: 'Product prices' });
    await expect(prices.getByRole('listitem').filter({ hasText: '€145.00' })).toBeVisible();
    await expect(prices.locator('a[href="/en/productos/chequeo-deportivo"]')).toBeVisible();
    await expect(submit(page, WORDS.en)).toBeDisabled();
  });
});

for (const [width, path] of [
  [320, '/pedir-producto?producto=28'],
  [390, '/ca/pedir-producto?producto=3&clinica=5'],
  [1280, '/en/pedir-producto?producto=3'],
] as const) {
  test(`${path} is accessible and fits ${width} px, also with its problems`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(formOf(page).locator('.price-box')).toBeVisible();
    await expectAccessible(page);
    await formOf(page).locator('[type=submit]').click();
    await expect(formOf(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('no search engine lists the page', async ({ request }) => {
  expect(await (await request.get('/pedir-producto')).text()).toContain(
    '<meta name="robots" content="noindex, nofollow"/>',
  );
});

import { PORTS } from '../support/ports';
import { expect, expectAccessible, expectToFit, test } from './visit';

test('a test page says what it is, who it is for and how to get it', async ({ page }) => {
  await page.goto('/pruebas/holter-24-horas');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Holter/);
  await expect(main.getByRole('heading', { level: 2, name: 'Cómo prepararte' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Durante la prueba' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Especialistas' })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Estás en' });
  await expect(trail.getByRole('link', { name: 'Cardiología' })).toHaveAttribute('href', '/especialidades/cardiologia');
  const ask = main.getByRole('link', { name: 'Quiero pedir una cita' });
  await expect(ask).toHaveCount(2);
  for (const link of await ask.all()) {
    await expect(link).toHaveAttribute('href', /^\/pedir-cita\?especialidad=\d+&origen=\/pruebas\/holter-24-horas$/);
  }
  await expect(main.getByRole('button', { name: 'Le llamamos' })).toHaveCount(0);
});

test('a test opens the clinics that do it, by community', async ({ page }) => {
  await page.goto('/en/pruebas/holter-24-horas');
  await page
    .getByRole('button', { name: /^See \d+ clinics$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Clinics with / });
  await expect(dialog.getByRole('heading', { level: 3, name: 'Valencian Community' })).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('link', { name: /^View clinic · / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/clinicas\/[a-z-]+$/);
});

test('a test lists the clinics that do it, not those of any of its specialities', async ({ page }) => {
  await page.goto('/pruebas/resonancia-de-rodilla');
  await page.getByRole('button', { name: 'Ver 6 clínicas' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Resonancia de rodilla/ });
  await expect(dialog.getByRole('link', { name: /^Ver clínica · / })).toHaveCount(6);
});

test('a test is booked with a speciality of the clinics that do it', async ({ page, request }) => {
  const answer = await request.get(`http://127.0.0.1:${PORTS.backend}/api/especialidads?urlseo=cardiologia`);
  const cardiology = (await answer.json())['hydra:member'][0].id;
  await page.goto('/pruebas/electrocardiograma');
  const ask = page.getByRole('main').getByRole('link', { name: 'Quiero pedir una cita' }).first();
  await expect(ask).toHaveAttribute('href', new RegExp(`especialidad=${cardiology}&`));
});

test('a test shows its pictures, and the read-out of its service where it has none', async ({ page }) => {
  await page.goto('/pruebas/bioimpedancia');
  await expect(page.locator('.test-picture img')).toHaveCount(2);
  await page.goto('/pruebas/perfil-tiroideo');
  await expect(page.locator('.test-picture img')).toHaveCount(0);
  await expect(page.locator('.test-picture svg')).toHaveCount(2);
});

test('a scan stands under imaging and is booked there', async ({ page }) => {
  await page.goto('/ca/pruebas/resonancia-de-rodilla');
  const speciality = page.getByRole('navigation', { name: 'Ets a' }).getByRole('link').last();
  await expect(speciality).toHaveAttribute('href', '/ca/especialidades/resonancia-magnetica');
  await expect(page.getByRole('main').locator('[data-service="imagen"]')).toHaveCount(1);
});

test('a message that is an empty paragraph is left out', async ({ page }) => {
  await page.goto('/pruebas/bioimpedancia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bioimpedancia: composición corporal');
  await expect(page.locator('.test-message')).toHaveCount(0);
  await page.goto('/pruebas/perfil-tiroideo');
  await expect(page.locator('.test-message')).toHaveCount(3);
});

test('a product shows its price, terms and clinics, and is requested by its identity', async ({ page }) => {
  await page.goto('/productos/chequeo-ginecologico');
  const main = page.getByRole('main');
  const voucher = main.getByRole('complementary', { name: 'Precio y clínicas' });
  await expect(voucher.getByText('129,00 €', { exact: true })).toBeVisible();
  await expect(voucher.getByText('impuestos incluidos')).toBeVisible();
  await expect(voucher.getByRole('link', { name: 'Política general de precios' })).toHaveAttribute(
    'href',
    '/politica-precios',
  );
  await expect(main.getByRole('heading', { level: 2, name: 'Qué incluye', exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Condiciones' }).getByRole('listitem').first()).toBeVisible();
  const interested = main.getByRole('link', { name: 'Estoy interesad@' });
  await expect(interested).toHaveCount(2);
  for (const link of await interested.all()) {
    await expect(link).toHaveAttribute(
      'href',
      /^\/pedir-producto\?producto=\d+&origen=\/productos\/chequeo-ginecologico$/,
    );
  }
  await voucher.getByRole('button', { name: /^Disponible en \d+ clínicas$/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Clínicas con / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await interested.last().click();
  await expect(page).toHaveURL(/\/pedir-producto\?producto=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [locale, prefix, text] of [
  ['es', '', 'Consulta el precio'],
  ['ca', '/ca', 'Consulta el preu'],
  ['en', '/en', 'Ask for the price'],
] as const) {
  for (const slug of ['sesion-informativa-de-fertilidad', 'tratamiento-estetico-a-medida']) {
    test(`${slug} has no price to show in ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/productos/${slug}`);
      const voucher = page.getByRole('complementary');
      await expect(voucher.getByText(text)).toBeVisible();
      await expect(voucher.getByText('€')).toHaveCount(0);
    });
  }
}

test('a product that needs no clinic offers no list of them', async ({ page }) => {
  await page.goto('/productos/estudio-de-viabilidad-pericial');
  await expect(page.getByRole('complementary').getByText('150,00 €')).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#clinicas-producto')).toHaveCount(0);
});

test('everything is in the document itself, without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/productos/chequeo-ginecologico');
  await page.getByRole('button', { name: /^Disponible en/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Ver clínica · / })
      .first(),
  ).toBeVisible();
  await page.goto('/pruebas/perfil-tiroideo');
  await page.getByRole('link', { name: 'Quiero pedir una cita' }).first().click();
  await expect(page).toHaveURL(/\/pedir-cita\?especialidad=\d+&origen=\/pruebas\/perfil-tiroideo$/);
  await context.close();
});

const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];

for (const [path, robots, title] of [
  ['/pruebas/perfil-tiroideo', 'index, follow', 'Perfil tiroideo: TSH, T4 y anticuerpos'],
  ['/en/pruebas/flujometria-urinaria', 'noindex, follow', 'Urine flow test'],
  ['/productos/estudio-de-viabilidad-pericial', 'index, follow', 'Estudio de viabilidad pericial médica'],
  ['/ca/productos/tratamiento-estetico-a-medida', 'index, follow', 'Tractament de medicina estètica a mida'],
] as const) {
  test(`the head of ${path} is the record’s, with its name where that is open`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(robotsOf(html)).toBe(robots);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });
}

test('the request of a product is noindex, with and without its query', async ({ request }) => {
  for (const path of ['/pedir-producto', '/ca/pedir-producto?producto=3&origen=/productos/x', '/en/pedir-producto']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(robotsOf(await answer.text())).toBe('noindex, nofollow');
  }
});

test('only a test or a product that does not exist answers 404', async ({ request }) => {
  for (const folder of ['pruebas', 'productos']) {
    for (const prefix of ['', '/ca', '/en']) {
      expect((await request.get(`${prefix}/${folder}/inexistente`)).status()).toBe(404);
    }
  }
});

for (const path of [
  '/pruebas/perfil-tiroideo',
  '/ca/pruebas/bioimpedancia',
  '/en/pruebas/resonancia-cerebral',
  '/en/productos/chequeo-ginecologico',
  '/productos/tratamiento-estetico-a-medida',
  '/ca/productos/estudio-de-viabilidad-pericial',
]) {
  test(`${path} is accessible and fits 320, 390, 1280 px`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page, [320, 390, 1280]);
  });
}

test('the price stays in sight while the terms are read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/productos/chequeo-ginecologico');
  await page.getByRole('region', { name: 'Condiciones' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary').getByText('129,00 €', { exact: true })).toBeInViewport();
});

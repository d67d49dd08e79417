import { expect, test } from '../e2e/visit';
import { PORTS } from '../support/ports';

test('the pages of a test and of a product show their complete records and no empty parts', async ({ page }) => {
  await test.step('a test page describes the test and how to get it, with its pictures and without empty messages', async () => {
    await page.goto('/pruebas/holter-24-horas');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Holter/);
    await expect(main.getByRole('heading', { level: 2, name: 'Cómo prepararte' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Durante la prueba' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Especialistas' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Estás en' });
    await expect(trail.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
      'href',
      '/especialidades/cardiologia',
    );
    const ask = main.getByRole('link', { name: 'Quiero pedir una cita' });
    await expect(ask).toHaveCount(2);
    for (const link of await ask.all()) {
      await expect(link).toHaveAttribute('href', /^\/pedir-cita\?especialidad=\d+&origen=\/pruebas\/holter-24-horas$/);
    }
    await expect(main.getByRole('button', { name: 'Le llamamos' })).toHaveCount(0);

    await test.step('a test shows its pictures or the drawing of its service, and no empty message', async () => {
      await page.goto('/pruebas/bioimpedancia');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bioimpedancia: composición corporal');
      await expect(page.locator('.test-picture img')).toHaveCount(3);
      await expect(page.locator('.test-message')).toHaveCount(0);
      await page.goto('/pruebas/perfil-tiroideo');
      await expect(page.locator('.test-picture img')).toHaveCount(0);
      await expect(page.locator('.test-picture svg')).toHaveCount(2);
      await expect(page.locator('.test-message')).toHaveCount(3);
      await page.goto('/ca/pruebas/resonancia-de-rodilla');
      const speciality = page.getByRole('navigation', { name: 'Ets a' }).getByRole('link').last();
      await expect(speciality).toHaveAttribute('href', '/ca/especialidades/resonancia-magnetica');
      await expect(page.getByRole('main').locator('[data-service="imagen"]')).toHaveCount(1);
    });
  });

  await test.step('a product shows its price, terms and clinics, and is requested by id', async () => {
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

  await test.step('the price stays visible while the terms are read', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/productos/chequeo-ginecologico');
    await page.getByRole('region', { name: 'Condiciones' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('complementary').getByText('129,00 €', { exact: true })).toBeInViewport();
  });
});

test('a test opens the clinics that offer it, by region, and is booked with their speciality', async ({
  page,
  request,
}) => {
  await page.goto('/en/pruebas/holter-24-horas');
  await page
    .getByRole('button', { name: /^See \d+ clinics$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Clinics with / });
  await expect(dialog.getByRole('heading', { level: 3, name: 'Valencian Community' })).toBeVisible();
  await dialog
    .getByRole('link', { name: /^View clinic · / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/clinicas\/[a-z-]+$/);

  await test.step('a test lists the clinics that offer it, and is booked with one of their specialities', async () => {
    const answer = await request.get(`http://127.0.0.1:${PORTS.backend}/api/especialidads?urlseo=cardiologia`);
    const cardiology = (await answer.json())['hydra:member'][0].id;
    await page.goto('/pruebas/electrocardiograma');
    const ask = page.getByRole('main').getByRole('link', { name: 'Quiero pedir una cita' }).first();
    await expect(ask).toHaveAttribute('href', new RegExp(`especialidad=${cardiology}&`));
    await page.goto('/pruebas/resonancia-de-rodilla');
    await page.getByRole('button', { name: 'Ver 6 clínicas' }).first().click();
    const dialog = page.getByRole('dialog', { name: /Resonancia de rodilla/ });
    await expect(dialog.getByRole('link', { name: /^Ver clínica · / })).toHaveCount(6);
  });
});

test('the document itself is complete without a script', async ({ browser, baseURL }) => {
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

import { expect, test } from '../e2e/visit';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('tests are found by service and letter, explain how to prepare, and Back undoes one step', async ({
      page,
    }) => {
      await page.goto('/pruebas');
      const main = page.getByRole('main');
      await main
        .getByRole('navigation', { name: 'Elegir un servicio' })
        .getByRole('link', { name: 'Diagnóstico por imagen' })
        .click();
      await expect(page).toHaveURL(/\/pruebas\?servicio=imagen$/);
      await expect(main.getByRole('status')).toHaveText(/^\d+ pruebas · Diagnóstico por imagen$/);
      await expect(main.getByRole('link', { name: 'Holter de 24 horas' })).toHaveCount(0);
      const letters = main.getByRole('navigation', { name: 'Ver las pruebas de una letra' });
      await letters.getByRole('link', { name: 'R', exact: true }).click();
      await expect(page).toHaveURL(/\/pruebas\?servicio=imagen&letra=r$/);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['R']);

      const knee = page.getByRole('heading', { name: 'Resonancia de rodilla' });
      const entry = main.getByRole('listitem').filter({ has: knee });
      await expect(entry).toContainText('En 6 clínicas');
      const titles = ['Cómo prepararte', 'Cómo se hace', 'Los resultados'];
      await expect(entry.getByText('Cómo prepararte', { exact: true })).toBeHidden();
      await entry.getByText('Preparación y resultados').click();
      for (const title of titles) await expect(entry.getByText(title, { exact: true })).toBeVisible();

      await main.getByRole('heading', { name: 'Resonancia de rodilla' }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resonancia de rodilla');
      for (const address of [/letra=r$/, /servicio=imagen$/, /\/pruebas$/]) {
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
    });
  });
}

test('specialities and the breadcrumbs of a page lead through their directories', async ({ page }) => {
  await test.step('specialities lead to their provinces, and can be filtered by service', async () => {
    await page.goto('/especialidades');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Cardiología · Madrid' }).click();
    await expect(page).toHaveURL('/especialidades/cardiologia/madrid');
    await page.goBack();
    await main.getByRole('navigation', { name: 'Elegir un servicio' }).getByRole('link', { name: 'Genética' }).click();
    await expect(page).toHaveURL(/\/especialidades\?servicio=genetica$/);
    await expect(main.getByRole('link', { name: 'Exoma clínico', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Cardiología', exact: true })).toHaveCount(0);
  });

  await test.step('the breadcrumbs of a page lead through its directory', async () => {
    for (const [path, directory] of [
      ['/clinicas/torrent', 'Clínicas'],
      ['/clinicas/centros-asociados', 'Clínicas'],
      ['/especialidades/cardiologia', 'Especialidades'],
      ['/especialidades/cardiologia/madrid', 'Especialidades'],
      ['/pruebas/holter-24-horas', 'Pruebas'],
      ['/productos/chequeo-general', 'Especial online'],
    ] as const) {
      await page.goto(path);
      await page
        .getByRole('navigation', { name: 'Estás en' })
        .getByRole('link', { name: directory, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/(?:clinicas|especialidades|pruebas|especial-online)$/);
    }
  });
});

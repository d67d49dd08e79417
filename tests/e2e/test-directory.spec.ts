import { expect, expectToFit, test } from './visit';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('tests are found by service and letter, and Back undoes one step', async ({ page }) => {
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
      await main.getByRole('heading', { name: 'Resonancia de rodilla' }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resonancia de rodilla');
      for (const address of [/letra=r$/, /servicio=imagen$/, /\/pruebas$/]) {
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
    });

    test('an entry says how to prepare, how it is done and when the result comes', async ({ page }) => {
      await page.goto('/en/pruebas?letra=k');
      const entry = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /^Knee/ }) });
      await expect(entry).toContainText('At 6 clinics');
      await expect(entry.getByText('How to prepare', { exact: true })).toBeHidden();
      await entry.getByText('Preparation and results').click();
      for (const title of ['How to prepare', 'How it is done', 'Your results']) {
        await expect(entry.getByText(title, { exact: true })).toBeVisible();
      }
    });
  });
}

test('every test is on one of the pages, in its language, and the sitemap names them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemaps/pruebas.xml')).text();
  const pages = await (await request.get('/sitemaps/paginas.xml')).text();
  for (const prefix of ['', '/ca', '/en']) {
    const every = new RegExp(`<loc>[^<]+?:\\d+(${prefix}/pruebas/[^<]+)</loc>`, 'g');
    const listed = new Set([...sitemap.matchAll(every)].map(([, path]) => path));
    const linked = new Set<string>();
    for (const path of [`${prefix}/pruebas`, `${prefix}/pruebas/pagina/2`]) {
      expect(pages).toMatch(new RegExp(`<loc>[^<]+:\\d+${path}</loc>`));
      const html = await (await request.get(path)).text();
      expect(html).toContain('"@type":"ItemList"');
      expect(html).not.toContain('content="noindex');
      for (const [, href = ''] of html.matchAll(/href="([^"]*\/pruebas\/(?!pagina)[^"]+)"/g)) linked.add(href);
    }
    expect([...listed].filter((path) => !linked.has(path ?? ''))).toEqual([]);
    expect(linked.size).toBeGreaterThan(30);
    expect((await request.get(`${prefix}/pruebas/pagina/3`)).status()).toBe(404);
  }
});

test('a filtered list is not indexed and has the whole list as its canonical', async ({ request }) => {
  const html = await (await request.get('/en/pruebas?servicio=genetica')).text();
  expect(html).toContain('content="noindex, follow"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/pruebas"\/>/);
  const none = await (await request.get('/pruebas?servicio=genetica&letra=z')).text();
  expect(none).toContain('Ninguna prueba · Genética · Z');
});

test('specialities lead to their provinces, and can be of one service', async ({ page }) => {
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

test('every directory is linked from the menu, the footer and the home', async ({ page }) => {
  await page.goto('/');
  const hrefs = (name: 'header' | 'footer' | 'main') =>
    page
      .locator(name)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const both = ['/especialidades', '/clinicas', '/medicos', '/pruebas', '/actualidad', '/especial-online'];
  expect(await hrefs('header')).toEqual(expect.arrayContaining(both));
  expect(await hrefs('footer')).toEqual(expect.arrayContaining(both));
  expect(await hrefs('main')).toEqual(expect.arrayContaining(both));
});

for (const [path, directory] of [
  ['/clinicas/torrent', 'Clínicas'],
  ['/clinicas/centros-asociados', 'Clínicas'],
  ['/especialidades/cardiologia', 'Especialidades'],
  ['/especialidades/cardiologia/madrid', 'Especialidades'],
  ['/pruebas/holter-24-horas', 'Pruebas'],
  ['/productos/chequeo-general', 'Especial online'],
] as const) {
  test(`the trail of ${path} leads through its directory`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('navigation', { name: 'Estás en' })
      .getByRole('link', { name: directory, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/(?:clinicas|especialidades|pruebas|especial-online)$/);
  });
}

for (const path of [
  '/pruebas',
  '/ca/pruebas?servicio=imagen',
  '/en/especialidades?servicio=medicas',
  '/especialidades',
]) {
  test(`${path} is accessible and fits 320, 390, 1280 px`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page, [320, 390, 1280], 10_000);
  });
}

import { hydrated } from '../support/actions';
import { expect, expectAccessible, test } from './visit';

const MESSAGES = {
  es: { prefix: '', label: 'Busca lo que querías ver', submit: 'Buscar' },
  ca: { prefix: '/ca', label: 'Cerca el que volies veure', submit: 'Cerca' },
  en: { prefix: '/en', label: 'Search for what you wanted to see', submit: 'Search' },
};

for (const [language, { prefix, label, submit }] of Object.entries(MESSAGES)) {
  test(`a missing page offers to search for the words of its address (${language})`, async ({ page }) => {
    const answer = await page.goto(`${prefix}/especialidades/cardiologo-valencia`);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByLabel(label)).toHaveValue('cardiologo valencia');
    await expectAccessible(page);
    await main.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(`${prefix}/resultados-busqueda?q=cardiologo+valencia`);
  });
}

for (const prefix of ['', '/ca', '/en']) {
  test(`what is typed on a missing page stays, and the focus, when its scripts arrive (${prefix || '/'})`, async ({
    page,
  }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${prefix}/especialidades/cardiologo-valencia`);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('dolor de rodilla');
    const footer = await page.getByRole('contentinfo').elementHandle();
    arrive();
    await hydrated(field);
    await expect(field).toHaveValue('dolor de rodilla');
    await expect(field).toBeFocused();
    expect(await footer?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

test('a missing page whose words are in its document begins the framework when its field is used', async ({ page }) => {
  await page.goto('/especialidades/cardiologo-valencia', { waitUntil: 'networkidle' });
  const files = (await page.locator('script[type=deferred]').textContent())?.split(' ') ?? [];
  const begun = () =>
    page.evaluate(
      (names) => [...document.scripts].filter((one) => names.includes(one.getAttribute('src') ?? '')).length,
      files,
    );
  expect(files.length).toBeGreaterThan(2);
  expect(await begun()).toBe(0);
  await page.getByRole('main').getByRole('searchbox').focus();
  await expect.poll(begun).toBe(files.length);
});

test('a missing page leads to the pages nearest to its address', async ({ page, request }) => {
  const nearest = page.getByRole('region', { name: '¿Querías ver una de estas páginas?' });
  let tries = 0;
  await expect(async () => {
    tries += 1;
    // Opening the search begins the index; a missing page does not.
    await request.get('/api/buscador');
    await page.goto(`/especialidades/cardiologo-castellon-${tries}`);
    await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/especialidades/cardiologia/castello', {
      timeout: 500,
    });
  }).toPass();
  await expectAccessible(page);
  for (const link of await nearest.getByRole('link').all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('what others are sent of an impossible address is nothing of the one who asked first', async ({ request }) => {
  for (const prefix of ['', '/ca', '/en']) {
    const paths = [`${prefix}/maria-garcia-612345678.php`, `${prefix}/dni.12345678z/x/y/z/a/b`];
    for (const path of paths) await request.get(path, { headers: { rsc: '1' } });
    const texts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
    const data = await (await request.get(`${prefix}/otra.php`, { headers: { rsc: '1' } })).text();
    for (const text of [...texts, data]) expect(text).not.toMatch(/garcia|12345678/);
    expect(texts[0]).toBe(texts[1]);
  }
});

test('a missing page that is like no other leads to none', async ({ page }) => {
  await page.goto('/xqzvw-zzkq');
  await expect(page.getByRole('main').getByLabel(MESSAGES.es.label)).toHaveValue('xqzvw zzkq');
  await expect(page.getByRole('region', { name: '¿Querías ver una de estas páginas?' })).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the words are in the document, and the form works', async ({ page }) => {
    await page.goto('/pruebas/resonancia-de-rodilla-izquierda-12');
    const main = page.getByRole('main');
    await expect(main.getByLabel(MESSAGES.es.label)).toHaveValue('resonancia de rodilla izquierda');
    await main.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=resonancia+de+rodilla+izquierda');
  });

  test('an address that no page can have shares its document with all others, which has an empty field', async ({
    request,
  }) => {
    const texts = await Promise.all(
      ['/cardiologia.html', '/a/b/c/d/e/pediatra', '/x.php'].map(async (path) => (await request.get(path)).text()),
    );
    const shown = texts.map((text) => /<main.*<\/main>/s.exec(text)?.[0] ?? '');
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('type="search"');
    expect(shown[0]).not.toMatch(/cardiologia|pediatra/);
  });
});

test('the words of an address that no page can have are filled in by a script', async ({ page }) => {
  await page.goto('/servicios/medicina_interna/Cardiolog%C3%ADa.html');
  await expect(page.getByRole('main').getByLabel(MESSAGES.es.label)).toHaveValue(
    'servicios medicina interna cardiología',
  );
});

test('nothing of a booking’s key is offered for a search', async ({ page }) => {
  await page.goto('/consentimiento-informado/clave-de-alguien');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada');
  await expect(page.getByRole('main').getByLabel(MESSAGES.es.label)).toHaveValue('');
});

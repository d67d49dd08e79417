import { expect, test } from '../e2e/visit';
import { hydrated } from '../support/actions';
import { hold } from '../support/hold';

const MESSAGES = {
  es: { prefix: '', label: 'Busca lo que querías ver', submit: 'Buscar' },
  ca: { prefix: '/ca', label: 'Cerca el que volies veure', submit: 'Cerca' },
  en: { prefix: '/en', label: 'Search for what you wanted to see', submit: 'Search' },
};

test('a missing page offers to search for the words of its address, but never for the key of a booking', async ({
  page,
}) => {
  await test.step('a missing page offers to search for the words of its address, in every language', async () => {
    for (const { prefix, label, submit } of Object.values(MESSAGES)) {
      const answer = await page.goto(`${prefix}/especialidades/cardiologo-valencia`);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByLabel(label)).toHaveValue('cardiologo valencia');
      await main.getByRole('button', { name: submit }).click();
      await expect(page).toHaveURL(`${prefix}/resultados-busqueda?q=cardiologo+valencia`);
    }
  });

  await test.step('a missing page shows the same text after hydration, and links to the home', async () => {
    await page.goto('/en/no-existe', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404 - Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/en');
  });

  await test.step('a missing page suggests nothing for an unrecognised path, and never the key of a booking', async () => {
    const field = page.getByRole('main').getByLabel(MESSAGES.es.label);
    await page.goto('/xqzvw-zzkq');
    await expect(field).toHaveValue('xqzvw zzkq');
    await expect(page.getByRole('region', { name: '¿Querías ver una de estas páginas?' })).toHaveCount(0);
    await page.goto('/consentimiento-informado/clave-de-alguien');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada');
    await expect(field).toHaveValue('');
    // A script fills in the words of an address that no page can have.
    await page.goto('/servicios/medicina_interna/Cardiolog%C3%ADa.html');
    await expect(field).toHaveValue('servicios medicina interna cardiología');
  });
});

test('a missing page starts the framework when its field is used, and preserves the typed text', async ({ page }) => {
  const arrive = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/ca/especialidades/cardiologo-valencia');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('dolor de rodilla');
  const footer = await page.getByRole('contentinfo').elementHandle();
  arrive();
  await hydrated(field);
  await expect(field).toHaveValue('dolor de rodilla');
  await expect(field).toBeFocused();
  expect(await footer?.evaluate(({ isConnected }) => isConnected)).toBe(true);

  await test.step('a missing page whose words are in its document starts the framework when its field is used', async () => {
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
});

test('a missing page links to the pages with the most similar addresses', async ({ page, request }) => {
  const nearest = page.getByRole('region', { name: '¿Querías ver una de estas páginas?' });
  let tries = 0;
  await expect(async () => {
    tries += 1;
    // Opening the search starts the index; a missing page does not.
    await request.get('/api/buscador');
    await page.goto(`/especialidades/cardiologo-castellon-${tries}`);
    await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/especialidades/cardiologia/castello', {
      timeout: 500,
    });
  }).toPass();
  for (const link of await nearest.getByRole('link').all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
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
});

import { expect, expectAccessible, test } from './visit';

for (const { prefix, none } of [
  { prefix: '', none: 'No hay resultados para la búsqueda' },
  { prefix: '/ca', none: 'No hi ha resultats per a la cerca' },
  { prefix: '/en', none: 'There are no search results' },
]) {
  test(`at ${prefix}/resultados-busqueda a search without results says so and what to do next`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/resultados-busqueda?q=zzzzqqqq`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(none);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzzqqqq');
    await expect(page.getByRole('main').getByRole('link', { name: '963 400 900' })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('the results page', () => {
  test('the filter shows one list or all, as an address', async ({ page }) => {
    await page.goto('/resultados-busqueda?q=valencia');
    const main = page.getByRole('main');
    const filter = main.getByRole('navigation', { name: 'Mostrar' });
    await expect(filter.getByRole('link', { name: /^Todo \d+$/ })).toHaveAttribute('aria-current', 'true');
    await filter.getByRole('link', { name: /^Clínicas \d+$/ }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=valencia&ver=clinicas');
    await expect(main.getByRole('region', { name: 'Clínicas' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Médicos' })).toHaveCount(0);
    await filter.getByRole('link', { name: /^Productos 0$/ }).click();
    await expect(main.getByText('Esta búsqueda no tiene resultados de este tipo.')).toBeVisible();
    await main.getByRole('link', { name: 'Ver todos los resultados' }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=valencia');
  });

  test('choosing a language keeps the search', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/resultados-busqueda?q=cardio');
    await page.getByText('Español').first().click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/en/resultados-busqueda?q=cardio');
  });

  for (const [width, path] of [
    [320, '/resultados-busqueda?q=a'],
    [1280, '/en/resultados-busqueda?q=medicine'],
    [390, '/ca/resultados-busqueda?q=cor'],
    [1280, '/resultados-busqueda'],
    [320, `/resultados-busqueda?q=${'x'.repeat(100)}`],
  ] as const) {
    test(`${path.slice(0, 40)} is accessible and fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('is never indexed nor kept, and has the title of its record', async ({ page, request }) => {
    await page.goto('/resultados-busqueda?q=cardio');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page).toHaveTitle('Resultados de la búsqueda');
    const answer = await request.get('/resultados-busqueda?q=cardio');
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the field, the field to the results, and these to their pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué estás buscando?');
    await page.getByRole('searchbox', { name: 'Especialidad, médico, clínica o producto' }).fill('centro');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=centro');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('region', { name: 'Clínicas' }).getByRole('heading', { name: 'Comunidad Valenciana' }),
    ).toBeVisible();
    await expect(
      main.getByRole('region', { name: 'Otros centros asociados' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/clinicas/centros-asociados');
    await main.getByRole('link', { name: 'Clínica Valencia Centro' }).click();
    await expect(page).toHaveURL('/clinicas/valencia-centro');
  });

  test('results lead to specialities, doctors and products', async ({ page }) => {
    await page.goto('/resultados-busqueda?q=cardio');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Cardiología', exact: true })).toHaveAttribute(
      'href',
      '/especialidades/cardiologia',
    );
    await expect(main.getByRole('region', { name: 'Médicos' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/medicos\?medico=\d+$/,
    );
    await expect(main.getByRole('region', { name: 'Productos' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/productos\/[a-z-]+$/,
    );
  });
});

test('any text can be searched for', async ({ request }) => {
  for (const text of ['a', 'x'.repeat(10_000), '\u0000\u0007\n', 'Кардиология', '心', '%_\\', '<script>', "' OR 1=1"]) {
    const answer = await request.get(`/resultados-busqueda?q=${encodeURIComponent(text)}`);
    expect(answer.status(), text.slice(0, 20)).toBe(200);
  }
  expect((await request.get('/resultados-busqueda?q=rodilla&q=x&ver=otro')).status()).toBe(200);
  expect(await (await request.get('/resultados-busqueda?q=%3Cscript%3E')).text()).not.toContain('«<script>');
});

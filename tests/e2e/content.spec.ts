import { expect, expectAccessible, test } from './visit';

const PAGES = [
  'politica-privacidad',
  'politica-precios',
  'politica-cookies',
  'aviso-legal',
  'politica-seguridad-informacion',
  'te-escuchamos',
  'mi-portal-salud',
  'accesibilidad',
  'sobre-nosotros',
  'contacto',
  'pedir-cita',
  'informacion/preparacion-de-pruebas',
  'clinicas/centros-asociados',
];

for (const prefix of ['', '/ca', '/en']) {
  test(`every content page answers under ${prefix || 'no prefix'}, with its name, text and no placeholder`, async ({
    request,
  }) => {
    for (const key of PAGES) {
      const answer = await request.get(`${prefix}/${key}`);
      const html = await answer.text();
      expect([key, answer.status()]).toEqual([key, 200]);
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(html).not.toContain('{brand}');
    }
  });
}

test('links inside a text lead to pages in the same language', async ({ page }) => {
  await page.goto('/en/mi-portal-salud');
  const links = page.getByRole('article').locator('a[href^="/"]');
  for (const href of await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/en(\/|$)/);
  }
});

for (const [width, path] of [
  [390, '/politica-privacidad'],
  [1280, '/en/sobre-nosotros'],
  [1280, '/no-existe'],
] as const) {
  test(`${path} is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a missing page shows the same text after hydration', async ({ page }) => {
  await page.goto('/en/no-existe', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404 - Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

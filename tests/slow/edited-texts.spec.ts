import { expect, expectNoOverflow } from '../e2e/visit';
import type { ConfiguredSite } from '../support/configured-site';
import { onConfigured as test } from './stacks';

// Texts as operators write them: wide tables, and pictures from anywhere.

let site: ConfiguredSite;

test.beforeAll(({ stack }) => {
  site = stack;
});

const PAGES = [
  '/clinicas/centros-asociados',
  '/especial-online',
  '/sobre-nosotros',
  '/clinicas',
  '/especialidades',
  '/medicos',
  '/actualidad',
  '/contacto',
  '/clinicas/valencia-centro',
  '/especialidades/cardiologia',
];

test('wide tables in texts scroll inside their column, and a clinic without hours has only "Contacto"', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    for (const width of [390, 320]) await expectNoOverflow(page, width);
    for (const box of await page.locator('.table-scroll').all()) {
      if (await box.isVisible()) expect((await box.boundingBox())?.width).toBeGreaterThan(180);
    }
  }
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await expect(page.getByRole('heading', { name: 'Contacto', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contacto y horario' })).toHaveCount(0);
});

test('pictures in texts are shown through the site, or as their description; no foreign address is in the page', async ({
  page,
}) => {
  await page.goto(`${site.origin}/sobre-nosotros`);
  const main = page.getByRole('main');
  for (const name of ['La fachada', 'Un punto']) {
    const picture = main.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(main.getByText('Plano de acceso')).toBeVisible();
  await expect(main.getByText('Fachada vista desde la plaza')).toBeVisible();
  const html = await (await page.request.get(`${site.origin}/sobre-nosotros`)).text();
  expect(html).not.toContain('pictures.example.test');
  expect(html).not.toContain(site.upstreamOrigin);
  expect(html).not.toMatch(/(?:src|srcset|content)="https?:\/\/127\.0\.0\.1/);
});

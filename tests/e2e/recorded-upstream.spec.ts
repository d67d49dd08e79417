import { PORTS } from '../support/ports';
import { startReplay } from '../support/replay';
import { type Site, startSite } from '../support/site';
import { expect, expectAccessible, test } from './visit';

// The main job on answers that nobody here wrote: recorded from real API Platform and WordPress servers.

let site: Site;
let replay: Awaited<ReturnType<typeof startReplay>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  replay = await startReplay();
  site = await startSite({ apiUrl: replay.origin, port: PORTS.recorded });
});

test.afterAll(async () => {
  await site?.stop();
  replay?.server.closeAllConnections();
  replay?.server.close();
});

test('recorded records show what they have and hide what is empty', async ({ page }) => {
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clínica Valencia Centro');
  await expect(page.getByText('centro de diagnóstico.')).toBeVisible();
  await expect(page.getByRole('link', { name: '600 000 001' })).toHaveAttribute('href', 'https://wa.me/34600000001');
  await expect(page.getByRole('heading', { name: 'Mamógrafo digital con tomosíntesis' })).toBeVisible();

  await page.goto(`${site.origin}/especialidades/medicina-deportiva`);
  await expect(page.locator('section.message')).toHaveCount(2);
  await expect(page.getByText('120,00 €')).toBeVisible();

  await page.goto(`${site.origin}/pruebas/prueba-de-esfuerzo`);
  await expect(page.getByRole('heading', { name: '¿Qué es Prueba de esfuerzo?' })).toBeVisible();
  await expect(page.locator('.test-message')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Ver \d+ clínica/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();

  await page.goto(`${site.origin}/productos/rm-rodilla`);
  await expect(page.getByRole('complementary').getByText('149,90 €')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disponible en 2 clínicas' })).toBeVisible();

  await test.step('the home lists the recorded provinces, specialities and posts', async () => {
    await page.goto(`${site.origin}/`);
    await expect(page.getByRole('link', { name: 'València, 2 clínicas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Medicina deportiva' }).last()).toBeVisible();
    await expect(page.getByText('Salud & bienestar: ¿qué es un «check-up»?')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a recorded post whose picture was deleted shows the bands in its place', async () => {
    await page.goto(`${site.origin}/actualidad/resonancia-magnetica-sin-claustrofobia-2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resonancia magnética sin claustrofobia (2)');
    const article = page.getByRole('article').first();
    await expect(article.locator('.article-picture svg')).toBeVisible();
    await expect(article.getByRole('img', { name: 'dins' })).toHaveJSProperty('complete', true);
    await expectAccessible(page);
  });
});

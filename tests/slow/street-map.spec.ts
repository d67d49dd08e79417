import { expect } from '../e2e/visit';
import type { TileServer } from '../support/tile-server';
import { onStreetMap as test } from './stacks';

// The interactive map of a site without a key: tiles of a street map, here served from the loopback.

let tiles: TileServer;
let site: { origin: string };

test.beforeAll(({ stack }) => {
  tiles = stack.tiles;
  site = stack;
});

test('no tile is requested without consent, and a map without tiles links to another one', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await expect(page.getByRole('button', { name: 'Ver mapa interactivo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0);
  const answer = await page.goto(`${site.origin}/en/mapa/valencia-centro`);
  expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: http://${tiles.host}`);
  await expect(page.getByText('The map cannot be shown.')).toBeVisible();
  expect(tiles.asked).toEqual([]);

  await test.step('a map whose tiles cannot be loaded says so and links to another street map', async () => {
    await page.route(`http://${tiles.host}/**`, (route) => route.abort());
    await context.addCookies([{ name: 'cookies', value: '1o.e.m', url: site.origin }]);
    await page.goto(`${site.origin}/mapa/valencia-centro`);
    await expect(page.getByText('El mapa no se puede mostrar.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver en el callejero' })).toBeVisible();
    // The refused tiles leave a line each on the console.
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('net::ERR_FAILED')));
  });
});

test('after consent the street map can be moved and zoomed, and shows its credits', async ({ page }) => {
  await page.goto(`${site.origin}/clinicas/valencia-centro`);
  await page.getByRole('button', { name: 'Ver mapa interactivo' }).click();
  const question = page.getByRole('group', { name: /OpenStreetMap/ });
  await expect(question).toContainText(tiles.host);
  await question.getByRole('button', { name: 'Permitir y ver el mapa' }).click();
  const map = page.frameLocator('iframe[title^="Mapa interactivo: "]');
  await expect(map.getByRole('button', { name: 'Clínica València Centro' })).toBeVisible();
  await expect(map.locator('.leaflet-popup-content')).toContainText('Clínica València Centro');
  await expect.poll(() => tiles.asked.filter((path) => path.startsWith('/13/')).length).toBeGreaterThan(0);
  const frame = page.locator('iframe[title^="Mapa interactivo: "]');
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await map.getByRole('button', { name: 'Acercar' }).click();
  await expect.poll(() => tiles.asked.some((path) => path.startsWith('/14/'))).toBe(true);
  await expect(map.getByRole('link', { name: '© Ensayo' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});

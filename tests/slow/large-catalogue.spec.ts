import { gzipSync } from 'node:zlib';
import { expect, expectNoOverflow, expectToFit } from '../e2e/visit';
import { openPanel, pressAtRest } from '../support/actions';
import type { Stack } from '../support/stacks';
import { onLarge as test } from './stacks';

// A catalogue six times as large: no page grows with it, and every record can still be found.

let site: Stack;

test.beforeAll(({ stack }) => {
  site = stack;
});

const get = async (at: string) => {
  const answer = await fetch(site.origin + at);
  return { status: answer.status, html: await answer.text() };
};
const hrefsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href ?? '');

test('no page and no form is much larger than with the demo catalogue', async ({ request }) => {
  for (const at of ['/', '/clinicas/valencia-centro', '/medicos', '/en']) {
    const { status, html } = await get(at);
    const demo = await (await request.get(at)).text();
    expect([at, status]).toEqual([at, 200]);
    expect(Buffer.byteLength(html) / Buffer.byteLength(demo), at).toBeLessThanOrEqual(1.05);
  }
  for (const at of ['/especial-online', '/ca/pedir-cita', '/pedir-producto', '/en/contacto', '/registro-profesional']) {
    const demo = await (await request.get(at)).text();
    expect(gzipSync((await get(at)).html).length / gzipSync(demo).length, at).toBeLessThanOrEqual(1.1);
  }
});

test('a record on another page of a list is found by address, region, card and name', async ({ page }) => {
  await test.step('an address with a speciality or a doctor leads to them, with all of the speciality’s doctors', async () => {
    await page.goto(`${site.origin}/medicos?especialidad=2`);
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await cards.count()).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${await cards.count()} médicos`);
    const { html } = await get('/medicos/pagina/9');
    const path = hrefsIn(html, /href="(\/medicos\/[^"/]+-\d+)"/g)[0] ?? '';
    await page.goto(`${site.origin}/medicos?medico=${/\d+$/.exec(path)?.[0]}`);
    await expect(page).toHaveURL(site.origin + path);
  });

  await test.step('a region of the associated centres opens by its link and by its old address', async () => {
    await page.goto(`${site.origin}/clinicas/centros-asociados`);
    const link = page.getByRole('navigation', { name: 'Filtrar por región' }).getByRole('link').last();
    const region = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/clinicas\/centros-asociados\/pagina\/3#region-[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: region })).toBeInViewport();
    const address = page.url();
    await page.goto(`${site.origin}/clinicas/centros-asociados?region=${address.split('#region-')[1]}`);
    await expect(page).toHaveURL(address);
  });

  await test.step('a card still opens the profile over the page', async () => {
    await page.goto(`${site.origin}/medicos/pagina/2`);
    await openPanel(page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/medicos\/pagina\/2\?medico=\d+$/);
  });

  await test.step('the filter by name finds a doctor of another page', async () => {
    const { html } = await get('/medicos/pagina/8');
    const [, name = ''] = /<h2[^>]*><a[^>]*>([^<]+)</.exec(html) ?? [];
    await page.goto(`${site.origin}/medicos`);
    await page.getByRole('searchbox', { name: 'Busca por nombre' }).fill(name);
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  });
});

test('the shop is shown in pages of 36 under every filter', async ({ page }) => {
  await page.goto(`${site.origin}/especial-online?orden=precio`);
  const main = page.getByRole('main');
  const count = Number.parseInt((await main.getByRole('status').textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(144);
  const vouchers = main.getByRole('region', { name: 'Bonos' }).getByRole('article');
  await expect(vouchers).toHaveCount(36);
  const pageLink = (number: number) => main.getByRole('link', { name: `Página ${number}`, exact: true }).first();
  const second = pageLink(2);
  await pressAtRest(second);
  await expect(page).toHaveURL(/\/especial-online\?orden=precio&pagina=2$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  const last = Math.ceil(count / 36);
  await pressAtRest(pageLink(last));
  await expect(vouchers).toHaveCount(count - 36 * (last - 1));
  expect((await get(`/especial-online?pagina=${last + 1}`)).status).toBe(404);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('doctors are found by the town or the name of a clinic', async ({ page }) => {
      await page.goto(`${site.origin}/medicos`);
      const main = page.getByRole('main');
      const every = await main.getByRole('status').textContent();
      await expect(main.getByRole('combobox', { name: 'Filtrar por clínica' })).toHaveCount(0);
      const place = main.getByRole('searchbox', { name: 'Clínica, localidad o código postal' });
      await place.fill('torrent');
      await main.getByRole('button', { name: 'Filtrar', exact: true }).click();
      await expect(page).toHaveURL(/\/medicos\/filtrar\?nombre=&localidad=torrent&idioma=$/);
      await expect(place).toHaveValue('torrent');
      const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards.first()).toBeVisible();
      await expect(cards.filter({ hasNotText: 'Clínica Torrent' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Quitar “torrent”' }).click();
      await expect(main.getByRole('status')).toHaveText(every ?? '');

      await test.step('the page of a clinic leads to its doctors, who can be filtered further', async () => {
        await page.goto(`${site.origin}/clinicas/torrent`);
        await page.getByRole('main').locator('a[href*="/medicos/filtrar?clinica="]').first().click();
        const clinic = page.getByRole('combobox', { name: 'Filtrar por clínica' });
        await expect(clinic.locator('option:checked')).toHaveText('Clínica Torrent');
        await page.getByRole('searchbox', { name: 'Busca por nombre' }).fill('nadie se llama así');
        await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
        await expect(page).toHaveURL(/clinica=\d+/);
        await expect(page.getByText(/^Nadie coincide con lo que buscas/)).toBeVisible();
      });
    });
  });
}

test('nearby clinics are loaded on request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'], { origin: site.origin });
  await context.setGeolocation({ latitude: 39.47, longitude: -0.376 });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Clínicas cerca de mí' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(24);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('letters and provinces link to their first record', async ({ page }) => {
    await page.goto(`${site.origin}/especialidades`);
    await page.getByRole('navigation', { name: 'Ir a una letra' }).getByRole('link', { name: 'T' }).click();
    await expect(page).toHaveURL(/\/especialidades\/pagina\/\d+#letra-t$/);
    await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport();
    await page.goto(`${site.origin}/en/clinicas`);
    await page.getByRole('navigation', { name: 'Go to a province' }).getByRole('link', { name: 'València' }).click();
    await expect(page).toHaveURL(/\/en\/clinicas\/pagina\/2#provincia-valencia$/);
    await expect(page.getByRole('heading', { level: 2, name: 'València' })).toBeInViewport();
  });
});

// tests/slow/accessibility.spec.ts has the same pages of the demo catalogue. A large catalogue adds only the links to
// further pages.
test('the lists are accessible and fit narrow and wide screens', async ({ page }) => {
  await page.goto(`${site.origin}/especialidades/pagina/2`);
  await expectToFit(page, [320, 1280]);
  const others = [
    '/',
    '/medicos',
    '/clinicas/centros-asociados',
    '/en/medicos/pagina/2',
    '/ca/especialidades',
    '/en/clinicas',
  ];
  for (const path of others) {
    await page.goto(site.origin + path);
    for (const width of [320, 1280]) await expectNoOverflow(page, width);
  }
});

import { expect, expectAccessible, test } from './visit';

test('a clinic says where it is, when it is open and how to reach it', async ({ page }) => {
  await page.goto('/clinicas/valencia-centro');
  const main = page.getByRole('main');
  await expect(main.getByText('Espera media para cita: 24 h')).toBeVisible();
  for (const label of ['Dirección', 'Teléfono', 'WhatsApp', 'Fax', 'Correo', 'Horario']) {
    await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Pedir cita' })).toHaveAttribute(
    'href',
    /^\/pedir-cita\?clinica=\d+&origen=\/clinicas\/valencia-centro$/,
  );
  await expect(main.getByRole('img', { name: /^Mapa con la situación de/ })).toBeVisible();
});

test('what a clinic does not have is not drawn', async ({ page }) => {
  await page.goto('/clinicas/l-hospitalet');
  const terms = page.getByRole('main').getByRole('term');
  await expect(terms.filter({ hasText: 'Teléfono' })).toHaveCount(0);
  await expect(terms.filter({ hasText: 'Correo' })).toHaveCount(0);
  await expect(terms.filter({ hasText: 'WhatsApp' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Dónde estamos' })).toHaveCount(0);
});

test('coordinates are read with at sign and zoom too', async ({ page }) => {
  await page.goto('/clinicas/barcelona-eixample');
  await expect(page.getByRole('link', { name: 'Ver en el callejero' })).toHaveAttribute(
    'href',
    /mlat=41\.3917&mlon=2\.1649#map=13\/41\.3917\/2\.1649$/,
  );
});

test('the specialities open in three groups, and only those with a page are links', async ({ page }) => {
  await page.goto('/clinicas/valencia-centro');
  await page.getByRole('button', { name: /^Ver las \d+ especialidades$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Especialidades en/ });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Medicina',
    'Diagnóstico por imagen',
    'Genética',
  ]);
  await expect(dialog.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
    'href',
    '/especialidades/cardiologia',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
});

test('the first three machines are shown and the rest opens and closes', async ({ page }) => {
  await page.goto('/clinicas/valencia-centro');
  const section = page.getByRole('region', { name: 'Equipamiento' });
  await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(3);
  await section.getByText(/^Ver \d+ equipos más$/).click();
  await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(7);
  await section.getByText('Ver menos').click();
  await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(3);
});

test('the one-stop visit tells its three steps, only where it exists', async ({ page }) => {
  await page.goto('/clinicas/sagunt');
  await expect(page.getByRole('region', { name: 'Visita en acto único' }).getByRole('listitem')).toHaveText([
    /Atención y valoración médica/,
    /Pruebas y diagnóstico clínico/,
    /Prescripción del tratamiento/,
  ]);
  await expect(page.getByRole('heading', { name: 'Equipamiento' })).toHaveCount(0);
  await page.goto('/clinicas/paterna');
  await expect(page.getByRole('heading', { name: 'Visita en acto único' })).toHaveCount(0);
});

test('a clinic kept from search engines says so', async ({ page }) => {
  await page.goto('/clinicas/paterna');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

for (const [width, path] of [
  [320, '/clinicas/valencia-centro'],
  [1280, '/en/clinicas/valencia-centro'],
  [390, '/ca/clinicas/gandia'],
] as const) {
  test(`${path} is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely and the specialities open', async ({ page }) => {
    await page.goto('/clinicas/valencia-centro');
    await expect(page.getByRole('heading', { name: 'Contacto y horario' })).toBeVisible();
    await page.getByRole('button', { name: /^Ver las \d+ especialidades$/ }).click();
    await expect(page.getByRole('link', { name: 'Cardiología' }).last()).toBeVisible();
  });
});
